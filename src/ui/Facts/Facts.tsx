import type { Content } from '#src/lib/elements.ts';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: Content | number;
  /** The sum below the others. */
  readonly isTotal?: boolean;
}

/** Names and values in two columns, such as the parts of a sum. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
