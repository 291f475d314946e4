import type { Elements } from '#src/lib/elements.ts';
import styles from './Titled.module.css';

/** A part of a form with a heading. */
export function Titled({ title, children }: { title: string; children: Elements }) {
  return (
    <section className={styles.titled}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
