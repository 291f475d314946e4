import { useSignals } from '@preact/signals-react/runtime';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { DailyAward } from '#src/patterns/vip/DailyAward.tsx';
import { SignInDays } from '#src/patterns/vip/SignInDays.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { LevelCards } from '../levels/LevelCards.tsx';
import { VipTabs } from '../VipTabs.tsx';
import { LevelHero } from './LevelHero.tsx';
import { LevelUps } from './LevelUps.tsx';
import styles from './VipScreen.module.css';

/** The member's level in its colours, and what it gives. A visitor sees what every level gives. */
export default function VipScreen() {
  useSignals();
  const { memberId } = session.value;
  return memberId > 0 ? <MyLevel /> : <AllLevels />;
}

function MyLevel() {
  const t = useT();
  const config = useConfig();
  const stored = useSnapshot('vip');
  const refreshing = useRefresh(refreshVip);
  const problem = useProblem(refreshing);
  if (!config || !stored) {
    return (
      <Stack>
        <VipTabs />
        <EmptyScreen title={t('bonus.vipUnread')} isRead={stored === null} refreshing={refreshing} />
      </Stack>
    );
  }
  const { value: vipData, readAt } = stored;
  return (
    <div className={styles.mine} data-vip-theme={config.vipMap[String(vipData.vip)]?.showType ?? 1}>
      <Stack>
        <VipTabs />
        <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
        <LevelHero vipData={vipData} isLast={!config.vipMap[String(vipData.vip + 1)]} />
        <DailyAward vipData={vipData} />
        <SignInDays signIn={vipData.signIn} />
        <LevelUps levelUp={vipData.levelUp} />
      </Stack>
    </div>
  );
}

function AllLevels() {
  const t = useT();
  const config = useConfig();
  const refreshing = useRefresh(refreshConfig);
  if (!config) return <EmptyScreen title={t('bonus.vipUnread')} isRead refreshing={refreshing} />;
  return (
    <Stack>
      <LevelCards config={config} />
    </Stack>
  );
}
