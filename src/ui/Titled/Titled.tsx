import type { ReactNode } from 'react';
import styles from './Titled.module.css';

/** A part of a form with a heading. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.titled}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
