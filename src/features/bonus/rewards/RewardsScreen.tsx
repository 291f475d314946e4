import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { areRead } from '#src/patterns/stored-screen/are-read.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { refreshRewards } from '../reads.ts';
import { HeldItems } from './HeldItems.tsx';
import { LoginDays } from './LoginDays.tsx';
import { RedPacket } from './RedPacket.tsx';
import { Seasons } from './Seasons.tsx';
import { Steps } from './Steps.tsx';

/** Awards that wait to be claimed, and what the member holds. */
export default function RewardsScreen() {
  const t = useT();
  const config = useConfig();
  const member = useMember();
  const [items, login] = [useSnapshot('items'), useSnapshot('loginBonus')];
  const refreshing = useRefresh(refreshRewards);
  const problem = useProblem(refreshing);
  if (!config || !member || !items || !areRead([login], refreshing)) {
    const isRead = items === null || member === null;
    return (
      <Stack>
        <BonusTabs />
        <EmptyScreen title={t('bonus.rewardsUnread')} isRead={isRead} refreshing={refreshing} />
      </Stack>
    );
  }
  return (
    <Stack>
      <BonusTabs />
      <Freshness readAt={items.readAt} problem={problem} onRetry={refreshing.again} />
      <HeldItems config={config} items={items.value} />
      {login?.value && <LoginDays bonus={login.value} />}
      <RedPacket config={config} member={member} />
      <Steps config={config} member={member} />
      <Seasons config={config} items={items.value} />
    </Stack>
  );
}
