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
      {count !== undefined && <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
