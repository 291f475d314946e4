import type { LimitState } from '#src/contract/limits.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { receipt, wallet } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshLimits } from './actions.ts';
import { Help } from './Help.tsx';
import { Limits } from './Limits.tsx';
import { Paused } from './Paused.tsx';
import { Pauses } from './Pauses.tsx';
import { Reminder } from './Reminder.tsx';
import { Summary } from './Summary.tsx';

/** What members have played, and how they keep it within their own bounds. */
export default function SaferPlayScreen() {
  const t = useT();
  const kept = useSnapshot('limits');
  const refreshing = useRefresh(refreshLimits);
  const problem = useProblem(refreshing);
  if (!kept)
    return <EmptyScreen title={t('common.accountUnread')} isRead={kept === null} refreshing={refreshing} />;
  return (
    <>
      <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />
      <Settings state={kept.value} />
    </>
  );
}

function Settings({ state }: { state: LimitState }) {
  const t = useT();
  return (
    <>
      <Paused state={state} />
      <Summary />
      <Limits state={state} />
      <Reminder minutes={state.realityCheckMinutes} />
      <Pauses state={state} />
      <Section title={t('safer-play.alwaysOpen')}>
        <ListRow
          icon={wallet}
          title={t('safer-play.withdraw')}
          detail={t('safer-play.withdrawText')}
          href={href(paths.wallets, { name: 'withdraw', back: 1 })}
        />
        <ListRow icon={receipt} title={t('safer-play.statement')} href={paths.walletRecord} />
      </Section>
      <Help />
    </>
  );
}
