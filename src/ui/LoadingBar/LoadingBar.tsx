import styles from './LoadingBar.module.css';

/** Drawn while a page loads: appears after 200 ms, then runs for 2 s. The page's heading tells the rest. */
export function LoadingBar() {
  return <div className={styles.bar} />;
}
