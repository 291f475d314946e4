import type { Content } from '#src/lib/elements.ts';
import styles from './Step.module.css';

interface StepChildren {
  readonly children: Content;
}

export const StepStack = ({ children }: StepChildren) => <div className={styles.stack}>{children}</div>;

export const StepNote = ({ children }: StepChildren) => <p className={styles.note}>{children}</p>;

export const StepPicture = ({ children }: StepChildren) => <div className={styles.picture}>{children}</div>;

/** A row as wide as the card. */
export const StepRow = ({ children }: StepChildren) => <div className={styles.row}>{children}</div>;
