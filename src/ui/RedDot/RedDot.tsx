import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RedDot.module.css';

interface RedDotProps {
  /** Text for screen readers. */
  readonly label: string;
}

/** Positioned in the upper outer corner of its container. */
export function RedDot({ label }: RedDotProps) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
