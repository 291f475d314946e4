import { useSignals } from '@preact/signals-react/runtime';
import type { VipData } from '#src/contract/vip.ts';
import type { VipLevel } from '#src/contract/config/vip.ts';
import { language, useT } from '#src/i18n/t.ts';
import { AwardsText } from '../awards/AwardsText.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import styles from './NextLevel.module.css';

/** What is missing for the next level, and what it brings. Nothing after the last one. */
export function NextLevel({ vipData, next }: { vipData: VipData; next: VipLevel | undefined }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  if (!next) return null;
  const { vipExp, nextExp } = vipData;
  const missing = Math.max(0, nextExp - vipExp).toLocaleString(locale);
  const title = t('bonus.level', { level: next.level });
  return (
    <Section title={title} text={t('bonus.missing', { count: missing })}>
      <div className={styles.progress}>
        <Progress label={title} value={vipExp} max={nextExp} />
      </div>
      <Facts
        facts={[
          ...(next.levelUpAward.length > 0
            ? [{ name: t('bonus.onReaching'), value: <AwardsText awards={next.levelUpAward} /> }]
            : []),
          ...(next.dailyAward.length > 0
            ? [{ name: t('bonus.eachDay'), value: <AwardsText awards={next.dailyAward} /> }]
            : []),
        ]}
      />
    </Section>
  );
}
