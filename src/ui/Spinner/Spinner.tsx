import styles from './Spinner.module.css';

/** Decorative: shown beside text that says what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
