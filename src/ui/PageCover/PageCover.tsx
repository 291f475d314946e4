import type { Content } from '#src/lib/elements.ts';
import { Mark } from '../Mark/Mark.tsx';
import styles from './PageCover.module.css';

interface PageCoverProps {
  readonly name: string;
  /** An error and what to do about it; without it the cover only waits. */
  readonly children?: Content;
}

/** The brand on its colour until there is something to show. */
export function PageCover({ name, children }: PageCoverProps) {
  return (
    <section className={styles.cover} aria-label={name}>
      <div className={styles.brand}>
        <Mark />
      </div>
      <p className={styles.name} translate="no">
        {name}
      </p>
      {children && (
        <div className={styles.message} role="alert">
          {children}
        </div>
      )}
    </section>
  );
}
