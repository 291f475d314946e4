import { mark } from '#src/lib/brand.ts';
import styles from './Mark.module.css';

/** The emblem alone, as high as two lines of the text around it; the name stands beside it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      {mark.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} fillRule="evenodd" />
      ))}
    </svg>
  );
}
