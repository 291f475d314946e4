import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { HeldCoin } from './HeldCoin.tsx';

/** Coin that games still hold, and a button to bring it back. */
export default function RetrieveBalanceScreen() {
  const t = useT();
  const held = useSnapshot('held');
  const refreshing = useRefresh(refreshBalance);
  const problem = useProblem(refreshing);
  if (!held) {
    return <EmptyScreen title={t('history.heldUnread')} isRead={held === null} refreshing={refreshing} />;
  }
  return (
    <>
      <Freshness readAt={held.readAt} problem={problem} onRetry={refreshing.again} />
      <HeldCoin held={held.value} />
    </>
  );
}
