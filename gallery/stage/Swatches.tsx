import type { CSSProperties } from 'react';
import type { Token } from '../tokens.ts';
import styles from './Swatches.module.css';

interface SwatchesProps {
  readonly tokens: readonly Token[];
  /** What shows a token. */
  readonly look: (name: string) => CSSProperties;
  /** Text to see it on. */
  readonly text?: string;
}

/** Tokens, each with what it looks like, its name and its value. */
export function Swatches({ tokens, look, text }: SwatchesProps) {
  return (
    <ul className={text ? styles.lines : styles.swatches} data-wide="">
      {tokens.map(({ name, value }) => (
        <li key={name} className={styles.swatch}>
          <span className={text ? styles.text : styles.look} style={look(`var(${name})`)}>
            {text}
          </span>
          <span className={styles.words}>
            <b>{name}</b>
            <span className={styles.value}>{value}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
