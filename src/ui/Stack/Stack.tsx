import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** The parts of a screen below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
