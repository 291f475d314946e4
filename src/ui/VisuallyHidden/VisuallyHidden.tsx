import type { Content } from '#src/lib/elements.ts';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: Content;
}

export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
