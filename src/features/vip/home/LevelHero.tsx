import { useSignals } from '@preact/signals-react/runtime';
import type { VipData } from '#src/contract/vip.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { Emblem } from '../Emblem.tsx';
import styles from './LevelHero.module.css';

interface LevelHeroProps {
  readonly vipData: VipData;
  /** There is no level above. */
  readonly isLast: boolean;
}

/** The level, how far the next one is, and what keeps this one. */
export function LevelHero({ vipData: { vip, vipExp, nextExp, keep }, isLast }: LevelHeroProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <section className={styles.hero} aria-label={t('vip.mine')}>
      <Emblem />
      <div className={styles.words}>
        <h2 className={styles.level}>{t('bonus.level', { level: vip })}</h2>
        {isLast ? (
          <p className={styles.next}>{t('vip.highest')}</p>
        ) : (
          <>
            <Progress label={t('vip.experience')} value={vipExp} max={nextExp} />
            <p className={styles.next}>
              <span>{t('bonus.progress', { done: number(vipExp), all: number(nextExp) })}</span>
              <span>{t('vip.missing', { count: number(Math.max(0, nextExp - vipExp)) })}</span>
            </p>
          </>
        )}
        {keep && (
          <p className={styles.next}>
            {t('vip.keep', {
              done: number(keep.done),
              all: number(keep.required),
              time: dateTime(keep.until, locale),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
