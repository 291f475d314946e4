import type { ReactNode } from 'react';
import styles from './GameRows.module.css';

/** Rows that are short enough lie beside each other; longer ones, below each other. */
export const GameRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
);
