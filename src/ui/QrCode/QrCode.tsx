import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Its purpose, as text. */
  readonly label: string;
}

/** Includes the quiet zone; dark on light in both schemes, or cameras fail. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, squares } = useMemo(() => drawing(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares} />
    </svg>
  );
}

const EDGE = 3;

function drawing(text: string): { size: number; squares: string } {
  const { data, size } = encode(text, { ecc: 'M', border: EDGE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, squares: squares.join('') };
}
