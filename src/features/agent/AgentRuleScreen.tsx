import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';
import { formatCoin, formatExactCoin, shareOf } from '#src/lib/money.ts';
import { percent } from '#src/lib/percent.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import styles from './team/HowItWorks.module.css';

/** A stake of 1,000 coins, in hundredths. */
const EXAMPLE = 1_000_00;

/** The rules of the agent programme, from the config alone. */
export default function AgentRuleScreen() {
  const t = useT();
  const config = useConfig();
  if (config === undefined) return <Skeleton shape="banner" />;
  if (!config || config.agentConfig.levels.length === 0) {
    return <EmptyState scene="calm" title={t('agent.noProgramme')} />;
  }
  return <Rules agentConfig={config.agentConfig} />;
}

function Rules({ agentConfig }: Pick<AppConfigShell, 'agentConfig'>) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { levels, validInvite, inviteAwards, rule } = agentConfig;
  const coins = (amount: number) => formatCoin(amount, locale);
  return (
    <Stack>
      <Section title={t('agent.levels')} text={t('agent.levelsText')}>
        <Facts
          facts={levels.map(({ level, percent: rate }) => ({
            name: t('agent.levelOf', { level }),
            value: percent(rate, locale),
          }))}
        />
      </Section>
      <Section title={t('agent.example')} text={t('agent.exampleText', { amount: coins(EXAMPLE) })}>
        <Facts
          facts={levels.map(({ level, percent: rate }) => ({
            name: t('agent.levelOf', { level }),
            value: formatExactCoin(shareOf(EXAMPLE, rate), locale),
          }))}
        />
      </Section>
      <Section title={t('agent.validTitle')}>
        <ul className={styles.lines}>
          <li>{t('agent.validRecharge', { amount: formatLimit(validInvite.recharge, locale) })}</li>
          <li>{t('agent.validBet', { amount: formatLimit(validInvite.bet, locale) })}</li>
        </ul>
      </Section>
      {inviteAwards.length > 0 && (
        <Section title={t('agent.steps')}>
          <Facts
            facts={inviteAwards.map(({ count, awards }) => ({
              name: t('agent.step', { count }),
              value: <AwardsText awards={awards} />,
            }))}
          />
        </Section>
      )}
      {rule !== '' && <RichText html={rule} />}
    </Stack>
  );
}
