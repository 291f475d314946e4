import styles from './Progress.module.css';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export function Progress({ label, value, max }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} value={Math.min(value, max)} max={max} />;
}
