import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { DailyAward } from '#src/patterns/vip/DailyAward.tsx';
import { NextLevel } from '#src/patterns/vip/NextLevel.tsx';
import { SignInDays } from '#src/patterns/vip/SignInDays.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

/** The daily award of the member's level, the days of the sign-in, and what the next level brings. */
export default function BonusVipScreen() {
  const t = useT();
  const config = useConfig();
  const stored = useSnapshot('vip');
  const refreshing = useRefresh(refreshVip);
  const problem = useProblem(refreshing);
  if (!config || !stored) {
    return <EmptyScreen title={t('bonus.vipUnread')} isRead={stored === null} refreshing={refreshing} />;
  }
  const { value: vipData, readAt } = stored;
  const level = config.vipMap[String(vipData.vip)];
  return (
    <div data-vip-theme={level?.showType ?? 1}>
      <Stack>
        <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
        <SignInDays signIn={vipData.signIn} />
        <DailyAward vipData={vipData} />
        <NextLevel vipData={vipData} next={config.vipMap[String(vipData.vip + 1)]} />
      </Stack>
    </div>
  );
}
