import { classNames } from '#src/lib/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './RedDot.module.css';

interface RedDotProps {
  /** Text for screen readers. */
  readonly label: string;
  /** Shown in it, up to 99. */
  readonly count?: number | undefined;
}

const MOST = 99;

/** Positioned in the upper outer corner of its container. */
export function RedDot({ label, count }: RedDotProps) {
  return (
    <span className={classNames(styles.dot, count !== undefined && styles.count)}>
      {count !== undefined && (
        <span className={styles.number} data-count={count > MOST ? `${MOST}+` : count} aria-hidden="true" />
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
