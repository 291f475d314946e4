import type { LimitState } from '#src/contract/limits.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { pause } from '#src/ui/Icon/shapes.ts';
import styles from './Paused.module.css';
import { useWords } from './use-words.ts';

/** A break or exclusion that is in force. */
export function Paused({ state: { breakUntil, excludedUntil } }: { state: LimitState }) {
  const { t, moment } = useWords();
  useMoments(excludedUntil ?? undefined, breakUntil ?? undefined);
  if (excludedUntil === null && breakUntil === null) return null;
  const until = excludedUntil ?? breakUntil ?? 0;
  const isExcluded = excludedUntil !== null;
  return (
    <section
      className={styles.card}
      aria-label={t(isExcluded ? 'safer-play.excluded' : 'safer-play.onBreak')}
    >
      <span className={styles.icon}>
        <Icon of={pause} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{t(isExcluded ? 'safer-play.excluded' : 'safer-play.onBreak')}</h2>
        <p>
          {until === 0 ? t('safer-play.pausedNoEnd') : t('safer-play.pausedUntil', { time: moment(until) })}
        </p>
        <p className={styles.quiet}>{t('safer-play.pausedText')}</p>
      </div>
    </section>
  );
}
