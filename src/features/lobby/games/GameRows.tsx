import type { Content } from '#src/lib/elements.ts';
import styles from './GameRows.module.css';

/** Rows that are short enough lie beside each other; longer ones, below each other. */
export const GameRows = ({ children }: { readonly children: Content }) => (
  <div className={styles.rows}>{children}</div>
);
