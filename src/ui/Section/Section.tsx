import { useId } from 'react';
import type { Content } from '#src/lib/elements.ts';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** The title of the screen says the same, so that only screen readers need this one. */
  readonly hidesTitle?: boolean;
  readonly text?: string;
  readonly children: Content;
}

/** A group of rows on a card. */
export function Section({ title, hidesTitle, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={hidesTitle ? hidden.hidden : styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
