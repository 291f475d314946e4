import type { ReactNode } from 'react';
import styles from './Step.module.css';

interface StepPartProps {
  readonly children: ReactNode;
}

export const StepStack = ({ children }: StepPartProps) => <div className={styles.stack}>{children}</div>;

export const StepNote = ({ children }: StepPartProps) => <p className={styles.note}>{children}</p>;

export const StepPicture = ({ children }: StepPartProps) => <div className={styles.picture}>{children}</div>;

/** A row that reaches to both edges of the card. */
export const StepRow = ({ children }: StepPartProps) => <div className={styles.row}>{children}</div>;
