import { classNames } from '#src/lib/class-names.ts';
import type { Elements } from '#src/lib/elements.ts';
import styles from './Frame.module.css';

interface FrameProps {
  /** An `AppBar` or none. */
  readonly header?: Elements;
  /** The connection or update banner. */
  readonly banner?: Elements;
  /** A `NavBar` or none; without it the content takes its space. */
  readonly nav?: Elements;
  /** Forms and texts stay narrow on wide screens; lists and grids use the width. */
  readonly isNarrow?: boolean;
  readonly skipText: string;
  readonly children: Elements;
}

export function Frame({ header, banner, nav, isNarrow, skipText, children }: FrameProps) {
  return (
    <div className={classNames(styles.frame, Boolean(nav) && styles.withNav)}>
      <a className={styles.skip} href="#content">
        {skipText}
      </a>
      {header}
      {banner}
      {nav}
      <main id="content" tabIndex={-1} className={classNames(styles.content, isNarrow && styles.narrow)}>
        {children}
      </main>
    </div>
  );
}
