import type { Content } from '#src/lib/elements.ts';
import styles from './Stack.module.css';

/** The parts of a screen below each other. */
export function Stack({ children }: { children: Content }) {
  return <div className={styles.stack}>{children}</div>;
}
