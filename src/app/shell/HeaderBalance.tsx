import { useBalance } from '#src/data/member/use-balance.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { useT } from '#src/i18n/t.ts';
import { useAskedRefresh } from '#src/patterns/stored-screen/use-asked-refresh.ts';
import { Balance } from '#src/ui/Balance/Balance.tsx';

/** The member's balance, live. It loads after the first screen, whose stored copy contains no amounts. */
export function HeaderBalance() {
  const t = useT();
  const { row, isStale } = useBalance();
  const { isBusy, ask } = useAskedRefresh(refreshBalance);
  return (
    <Balance
      label={t('shell.refreshBalance')}
      coin={row?.coin}
      isStale={isStale}
      isBusy={isBusy}
      onRefresh={() => void ask()}
    />
  );
}
