import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { href, loginHref, paths } from '#src/navigation/paths.ts';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { type ActivityHere, useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Closed } from './Closed.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { EndNote } from './EndNote.tsx';

const refresh = () => (session.peek().memberId > 0 ? refreshActivities() : refreshConfig());

/** What the first deposit brings, or has brought. */
export default function FirstDepositScreen() {
  const t = useT();
  const here = useActivityAt(paths.firstDeposit);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  if (!here) {
    return <EmptyScreen title={t('bonus.unread')} isRead={here === null} refreshing={refreshing} />;
  }
  const { config, member, activity, isOpen, endTime, now, readAt } = here;
  if (!activity || !isOpen) return <Closed />;
  return (
    <Stack>
      {member && <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />}
      <ActivityHero activity={activity} pictures={config.gameResourceUrl}>
        <EndNote endTime={endTime} now={now} />
      </ActivityHero>
      <DepositSteps here={here} hasDeposited={hasDeposited(here)} isOver={isOver(here)} />
      <NextStep here={here} />
    </Stack>
  );
}

const hasDeposited = ({ member }: ActivityHere): boolean =>
  member !== null && (member.firstRecharge === 1 || member.userInfo.totalRecharge > 0);

const isOver = ({ endTime = Infinity, now }: ActivityHere): boolean => endTime <= now;

function NextStep({ here }: { here: ActivityHere }) {
  const t = useT();
  if (!here.member) {
    return (
      <ButtonLink variant="primary" isWide href={loginHref(accountWithPassword(), paths.firstDeposit)}>
        {t('shell.signIn')}
      </ButtonLink>
    );
  }
  if (hasDeposited(here) || isOver(here)) return null;
  return (
    <ButtonLink variant="primary" isWide href={href(paths.wallets, { name: 'deposit', back: 1 })}>
      {t('bonus.deposit')}
    </ButtonLink>
  );
}
