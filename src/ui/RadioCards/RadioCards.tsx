import type { Content } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shapes.ts';
import styles from './RadioCards.module.css';

export interface RadioCard {
  readonly id: number;
  readonly title: Content;
  readonly detail?: Content;
  /** A value opposite the title. */
  readonly end?: Content;
  readonly icon?: IconShape;
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined;
}

interface RadioCardsProps {
  readonly label: string;
  /** Unique on the page. */
  readonly name: string;
  readonly cards: readonly RadioCard[];
  readonly current: number | undefined;
  readonly onSelect: (id: number) => void;
}

/** One of a few things that need a sentence each. */
export function RadioCards({ label, name, cards, current, onSelect }: RadioCardsProps) {
  return (
    <div className={styles.cards} role="radiogroup" aria-label={label}>
      {cards.map(({ id, title, detail, end, icon, reason }) => (
        <label key={id} className={styles.card}>
          <input
            type="radio"
            name={name}
            className={styles.mark}
            checked={id === current}
            disabled={reason !== undefined}
            onChange={() => onSelect(id)}
          />
          {icon && (
            <span className={styles.icon}>
              <Icon of={icon} />
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {(reason ?? detail) && <span className={styles.detail}>{reason ?? detail}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </label>
      ))}
    </div>
  );
}
