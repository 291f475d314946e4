import { classNames } from '#src/lib/class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'square' | 'row' | 'banner';
}

/** Keeps the place of content that nothing is known of yet. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
