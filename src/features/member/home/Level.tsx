import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import styles from './Level.module.css';
import type { LevelStanding } from './level.ts';

interface LevelProps {
  readonly standing: LevelStanding;
  readonly isVip: boolean;
}

export function Level({ standing: { level, next }, isVip }: LevelProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const name = t(isVip ? 'member.vip' : 'member.level', { level });
  // Rounded up, so that betting the shown amount is enough.
  const missing = next && formatCoin(Math.ceil(next.missing / 100) * 100, locale);
  return (
    <section className={styles.card} aria-label={name}>
      <p className={styles.line}>
        <b>{name}</b>
        <span className={styles.text}>
          {next
            ? t(isVip ? 'member.vipNext' : 'member.levelNext', { amount: missing ?? '', level: next.level })
            : t('member.levelTop')}
        </span>
      </p>
      {next && (
        <Progress
          label={t(isVip ? 'member.vipProgress' : 'member.levelProgress', { level: next.level })}
          value={next.done}
          max={next.whole}
        />
      )}
    </section>
  );
}
