import { mark } from '#src/lib/brand.ts';
import styles from './Mark.module.css';

/** The emblem alone, two lines of the surrounding text high; the name is beside it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      {mark.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} fillRule="evenodd" />
      ))}
    </svg>
  );
}
