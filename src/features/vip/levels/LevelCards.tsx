import { useEffect, useRef, useState } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useT } from '#src/i18n/t.ts';
import { bringToStart } from '#src/ui/Carousel/bring-to-start.ts';
import { watchVisible } from '#src/ui/Carousel/use-slides.ts';
import { LevelCard } from './LevelCard.tsx';
import styles from './LevelCards.module.css';

/** All levels side by side: swiped, or chosen by the row of numbers above them. Begins with the member's own. */
export function LevelCards({ config }: { config: AppConfigShell }) {
  const t = useT();
  const member = useMember();
  const own = member?.userInfo.vip;
  const levels = Object.values(config.vipMap).sort((a, b) => a.level - b.level);
  const track = useRef<HTMLUListElement>(null);
  const first = Math.max(
    0,
    levels.findIndex(({ level }) => level === own),
  );
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? first;
  useEffect(() => show(track.current, first), [first]);
  useEffect(() => {
    // If several cards are visible, the chosen one stays chosen.
    const take = (visible: number[]) => !visible.includes(current) && setChosen(visible[0]);
    return track.current ? watchVisible(track.current, take) : undefined;
  }, [current]);
  const choose = (index: number) => {
    setChosen(index);
    show(track.current, index);
  };
  return (
    <>
      <fieldset className={styles.picker} aria-label={t('vip.levels')}>
        {levels.map(({ level, showType }, index) => (
          <button
            key={level}
            type="button"
            className={styles.level}
            data-vip-theme={showType}
            aria-pressed={index === current}
            aria-label={t('bonus.level', { level })}
            onClick={() => choose(index)}
          >
            {level}
          </button>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its cards have nothing to focus, so arrow keys could not scroll it. */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={t('vip.levels')}>
        {levels.map((level) => (
          <li key={level.level} className={styles.card}>
            <LevelCard level={level} isOwn={level.level === own} types={config.gameTypeList} />
          </li>
        ))}
      </ul>
    </>
  );
}

function show(row: Element | null, index: number): void {
  const card = row?.children[index];
  if (row && card) bringToStart(row, card);
}
