import { classNames } from '#src/lib/class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'line' | 'square' | 'row' | 'banner';
}

/** Reserves the space of content that has not loaded yet. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
