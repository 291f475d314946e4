import { useEffect, useState } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { KeptDeposit, MemberRow } from '#src/data/db/tables/rows.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshItems } from '#src/data/member/refresh-items.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { MoneyNotice } from '#src/patterns/money/MoneyNotice.tsx';
import { useMoneyOutcome } from '#src/patterns/money/use-money-outcome.ts';
import { track } from '#src/tracking/track.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { depositMoney } from './actions.ts';
import { DepositForm } from './DepositForm.tsx';
import { First } from './First.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';

interface NewDepositProps {
  readonly config: AppConfigShell;
  readonly member: MemberRow;
  /** Requested, and not put away. */
  readonly deposits: readonly KeptDeposit[];
}

interface DepositPanelProps extends NewDepositProps {
  readonly children: Elements;
}

/** What waits for its payment, and a new deposit. Nothing is offered while the outcome of one is not known. */
export function DepositPanel({ config, member, deposits, children }: DepositPanelProps) {
  const state = useMoneyOutcome(depositMoney);
  useRefresh(refreshItems);
  useEffect(() => track('deposit_open'), []);
  const isMobileMissing = config.isDepositBindMobile === 1 && member.userInfo.mobile === '';
  return (
    <Stack>
      <MoneyNotice state={state} />
      <OpenDeposits deposits={deposits} methods={config.rechargeTypeList} />
      {isMobileMissing ? (
        <First what="mobile" />
      ) : (
        state !== 'checking' && <NewDeposit config={config} member={member} deposits={deposits} />
      )}
      {children}
    </Stack>
  );
}

/** Behind a button while an earlier one waits: that one is the next step. */
function NewDeposit({ config, member, deposits }: NewDepositProps) {
  const t = useT();
  const [isWanted, setWanted] = useState(false);
  const isAnyWaiting = deposits.some(({ status }) => status === 0);
  if (!isAnyWaiting || isWanted) return <DepositForm config={config} member={member} />;
  return (
    <Button isWide onClick={() => setWanted(true)}>
      {t('wallet.another')}
    </Button>
  );
}
