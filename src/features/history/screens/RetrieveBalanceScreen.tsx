import { useRefresh } from '#src/data/queries/use-refresh.ts';
import { useSnapshot } from '#src/data/queries/use-snapshot.ts';
import { refreshBalance } from '#src/data/refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { NotRead } from '#src/reading/NotRead.tsx';
import { useProblem } from '#src/reading/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { HeldCoin } from '../parts/held/HeldCoin.tsx';

/** Coin that games still hold, and the way back for it. */
export default function RetrieveBalanceScreen() {
  const t = useT();
  const held = useSnapshot('held');
  const refreshing = useRefresh(refreshBalance);
  const problem = useProblem(refreshing);
  if (!held) {
    return <NotRead title={t('history.heldUnread')} isRead={held === null} refreshing={refreshing} />;
  }
  return (
    <>
      <Freshness readAt={held.readAt} problem={problem} onRetry={refreshing.again} />
      <HeldCoin held={held.value} />
    </>
  );
}
