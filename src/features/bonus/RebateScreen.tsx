import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshRebate } from '#src/data/member/refresh-vip.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { RebateClaim } from '#src/patterns/vip/RebateClaim.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

/** What the member's stakes have earned back. */
export default function RebateScreen() {
  const t = useT();
  const stored = useSnapshot('rebate');
  const refreshing = useRefresh(refreshRebate);
  const problem = useProblem(refreshing);
  if (!stored) {
    return <EmptyScreen title={t('bonus.rebateUnread')} isRead={stored === null} refreshing={refreshing} />;
  }
  return (
    <Stack>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      <RebateClaim rebate={stored.value} />
    </Stack>
  );
}
