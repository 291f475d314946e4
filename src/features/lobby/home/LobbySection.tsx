import type { Elements } from '#src/lib/elements.ts';
import styles from './LobbySection.module.css';

interface LobbySectionProps {
  readonly title: string;
  /** Number of items, as text. */
  readonly count?: string | undefined;
  /** A filter, opposite the title. */
  readonly filter?: Elements;
  readonly children: Elements;
}

export function LobbySection({ title, count, filter, children }: LobbySectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count && <span className={styles.count}>{count}</span>}
        {filter && <div className={styles.filter}>{filter}</div>}
      </header>
      {children}
    </section>
  );
}
