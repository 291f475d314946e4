import type { GameType } from '#src/contract/config.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { allKinds, kindShape } from './kind-shapes.ts';
import styles from './TypeTabs.module.css';

interface TypeTabsProps {
  /** Those that have games, in order. */
  readonly types: readonly GameType[];
  /** Undefined is all of them. */
  readonly current: number | undefined;
  readonly label: string;
  readonly allText: string;
  readonly onSelect: (typeId?: number) => void;
}

export function TypeTabs({ types, current, label, allText, onSelect }: TypeTabsProps) {
  return (
    <fieldset className={styles.types} aria-label={label}>
      <button
        type="button"
        className={styles.type}
        aria-pressed={current === undefined}
        onClick={() => onSelect()}
      >
        <Icon of={allKinds} isSmall />
        <span>{allText}</span>
      </button>
      {types.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={styles.type}
          aria-pressed={current === id}
          onClick={() => onSelect(id)}
        >
          <Icon of={kindShape(icon)} isSmall />
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
