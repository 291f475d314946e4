import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './LoadingBar.module.css';

interface LoadingBarProps {
  readonly label: string;
}

/** Shown while a page loads: appears after 200 ms, then runs for 2 s. */
export function LoadingBar({ label }: LoadingBarProps) {
  return (
    <output className={styles.bar}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
