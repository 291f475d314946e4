import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RedDot.module.css';

interface RedDotProps {
  /** What waits there, for those who do not see the dot. */
  readonly label: string;
}

/** Lies in the upper outer corner of whatever is positioned around it. */
export function RedDot({ label }: RedDotProps) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
