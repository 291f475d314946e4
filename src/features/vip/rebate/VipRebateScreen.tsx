import { useSignals } from '@preact/signals-react/runtime';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshRebate } from '#src/data/member/refresh-vip.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { RebateClaim } from '#src/patterns/vip/RebateClaim.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VipTabs } from '../VipTabs.tsx';
import { Rates } from './Rates.tsx';

/** The rebate to claim, and the rates of this level beside those of the next one. */
export default function VipRebateScreen() {
  useSignals();
  const { memberId } = session.value;
  const t = useT();
  const config = useStoredConfig();
  const member = useMember();
  const rebate = useSnapshot('rebate');
  if (config === undefined || member === undefined || rebate === undefined) {
    return (
      <Stack>
        <VipTabs />
        <Skeleton shape="banner" />
      </Stack>
    );
  }
  return (
    <Stack>
      <VipTabs />
      {memberId > 0 && <Claim stored={rebate} />}
      {config && <Rates config={config} vip={member?.userInfo.vip ?? 0} />}
      {memberId > 0 && (
        <Section title={t('vip.record')}>
          <ListRow title={t('vip.recordTitle')} href={paths.vipRebateRecord} />
        </Section>
      )}
    </Stack>
  );
}

function Claim({ stored }: { stored: SnapshotRow<'rebate'> | null }) {
  const t = useT();
  const refreshing = useRefresh(refreshRebate);
  const problem = useProblem(refreshing);
  if (!stored) {
    return <EmptyScreen title={t('bonus.rebateUnread')} isRead refreshing={refreshing} />;
  }
  return (
    <>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      <RebateClaim rebate={stored.value} />
    </>
  );
}
