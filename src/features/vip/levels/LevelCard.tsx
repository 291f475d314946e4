import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { VipLevel } from '#src/contract/config/vip.ts';
import { language, useT } from '#src/i18n/t.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { percent } from '#src/lib/percent.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { type Fact, Facts } from '#src/ui/Facts/Facts.tsx';
import { Emblem } from '../Emblem.tsx';
import styles from './LevelCard.module.css';

interface LevelCardProps {
  readonly level: VipLevel;
  readonly isOwn: boolean;
  readonly types: AppConfigShell['gameTypeList'];
}

/** One level in its colours: what it needs and gives. */
export function LevelCard({ level, isOwn, types }: LevelCardProps) {
  const t = useT();
  const facts = useFacts(level, types);
  const title = t('bonus.level', { level: level.level });
  return (
    <article className={styles.card} data-vip-theme={level.showType} aria-label={title}>
      <header className={styles.head}>
        <Emblem />
        <h2 className={styles.title}>
          <span>{title}</span>
          {isOwn && <small className={styles.own}>{t('vip.own')}</small>}
        </h2>
      </header>
      <Facts facts={facts} />
      {level.benefits.length > 0 && (
        <ul className={styles.benefits}>
          {level.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

function useFacts(level: VipLevel, types: LevelCardProps['types']): readonly Fact[] {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { exp, rebate, rebateByType = {}, dailyAward, levelUpAward, withdrawPerDay } = level;
  const different = types.filter(({ id }) => (rebateByType[String(id)] ?? rebate) !== rebate);
  return [
    { name: t('vip.needed'), value: exp.toLocaleString(locale) },
    { name: t('vip.rebate'), value: percent(rebate, locale) },
    ...different.map(({ id, name }) => ({
      name: t('vip.rebateOf', { kind: name }),
      value: percent(rebateByType[String(id)] ?? rebate, locale),
    })),
    ...(levelUpAward.length > 0
      ? [{ name: t('bonus.onReaching'), value: <AwardsText awards={levelUpAward} /> }]
      : []),
    ...(dailyAward.length > 0
      ? [{ name: t('bonus.eachDay'), value: <AwardsText awards={dailyAward} /> }]
      : []),
    ...(withdrawPerDay === undefined
      ? []
      : [{ name: t('vip.withdrawPerDay'), value: <Amount coin={withdrawPerDay} hasCoin /> }]),
  ];
}
