import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import styles from './Level.module.css';
import type { LevelStanding } from './level.ts';

export function Level({ level, next }: LevelStanding) {
  useSignals();
  const t = useT();
  const locale = language.value;
  // Rounded up, so that betting the shown amount is enough.
  const missing = next && formatCoin(Math.ceil(next.missing / 100) * 100, locale);
  return (
    <section className={styles.card} aria-label={t('member.level', { level })}>
      <p className={styles.line}>
        <b>{t('member.level', { level })}</b>
        <span className={styles.text}>
          {next ? t('member.levelNext', { amount: missing ?? '', level: next.level }) : t('member.levelTop')}
        </span>
      </p>
      {next && (
        <Progress
          label={t('member.levelProgress', { level: next.level })}
          value={next.done}
          max={next.whole}
        />
      )}
    </section>
  );
}
