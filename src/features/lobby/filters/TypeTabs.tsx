import { useEffect, useRef } from 'react';
import type { GameType } from '#src/contract/config.ts';
import { useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { allKinds, kindShape } from './kind-shapes.ts';
import styles from './TypeTabs.module.css';
import type { LobbyChoice } from './use-lobby-filter.ts';

interface TypeTabsProps {
  /** Types with games, in order. */
  readonly types: readonly GameType[];
  readonly filter: Pick<LobbyChoice, 'typeId' | 'choose'>;
}

export function TypeTabs({ types, filter }: TypeTabsProps) {
  const t = useT();
  const { typeId, choose } = filter;
  const row = useChosenInView(typeId);
  return (
    <fieldset ref={row} className={styles.types} aria-label={t('shell.types')}>
      <button
        type="button"
        className={styles.type}
        aria-pressed={typeId === 0}
        onClick={() => choose({ typeId: undefined })}
      >
        <Icon of={allKinds} isSmall />
        <span>{t('shell.allTypes')}</span>
      </button>
      {types.map(({ id, name, icon }) => (
        <button
          key={id}
          type="button"
          className={styles.type}
          aria-pressed={typeId === id}
          onClick={() => choose({ typeId: id })}
        >
          <Icon of={kindShape(icon)} isSmall />
          <span>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Not `scrollIntoView`, which would also scroll the page. */
function useChosenInView(typeId: number) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !chosen) return;
    const [around, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const isOutside = own.left < around.left || own.right > around.right;
    if (isOutside) row.current.scrollBy({ left: own.left + own.width / 2 - around.left - around.width / 2 });
  }, [typeId]);
  return row;
}
