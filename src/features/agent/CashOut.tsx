import { useSignals } from '@preact/signals-react/runtime';
import { agentCalls } from '#src/contract/agent.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { useClaim } from '#src/patterns/claim/use-claim.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { refreshStatus } from './reads.ts';
import { canCashOut } from './use-invite-state.ts';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

/** Offered at the target; without a connection it waits, like every claim. */
export function CashOut({ invite }: { invite: KeptInvite }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { total, endTime } = invite;
  const claiming = { call: agentCalls.actInviteUserExchange, input: {}, subject: String(endTime) };
  const { isSending, isWaiting, claim } = useClaim(claiming, refreshStatus);
  if (!canCashOut(invite)) return null;
  return (
    <>
      <GivenCoins kind="inviteCashOut" />
      <Button
        variant="primary"
        isWide
        isBusy={isSending}
        reason={isWaiting ? t('common.claimWaits') : undefined}
        onClick={claim}
      >
        {t('agent.cashOut', { amount: formatCoin(total, locale) })}
      </Button>
    </>
  );
}
