import { useSignals } from '@preact/signals-react/runtime';
import { type AgentSummary, agentCalls } from '#src/contract/agent.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { useClaim } from '#src/patterns/claim/use-claim.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshAgent } from './reads.ts';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

/** Exact, because the amounts stand together and a share is often less than a coin. */
export function Commission({ commission }: Pick<AgentSummary, 'commission'>) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { claimable, today, yesterday, total } = commission;
  const exact = (amount: number) => formatExactCoin(amount, locale);
  // What was earned until now names the claim, so that a later one is another.
  const claiming = { call: agentCalls.appAgent5UserReceive, input: {}, subject: String(total) };
  const { isSending, isWaiting, claim } = useClaim(claiming, refreshAgent);
  return (
    <Section title={t('agent.commission')}>
      <Facts
        facts={[
          { name: t('agent.today'), value: exact(today) },
          { name: t('agent.yesterday'), value: exact(yesterday) },
          { name: t('agent.allTime'), value: exact(total) },
          { name: t('agent.toReceive'), value: exact(claimable), isTotal: true },
        ]}
      />
      {claimable > 0 && <GivenCoins kind="commission" />}
      {claimable > 0 && (
        <Button
          variant="primary"
          isWide
          isBusy={isSending}
          reason={isWaiting ? t('common.claimWaits') : undefined}
          onClick={claim}
        >
          {t('agent.receive', { amount: exact(claimable) })}
        </Button>
      )}
    </Section>
  );
}
