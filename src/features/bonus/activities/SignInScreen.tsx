import { useSignals } from '@preact/signals-react/runtime';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { SignInDays } from '#src/patterns/vip/SignInDays.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Closed } from './Closed.tsx';

/** The days of the daily sign-in with their awards; one is claimed each day of the platform. */
export default function SignInScreen() {
  useSignals();
  const { memberId } = session.value;
  return memberId > 0 ? <Days /> : <Invitation />;
}

function Days() {
  const t = useT();
  const here = useActivityAt(paths.signIn);
  const stored = useSnapshot('vip');
  const refreshing = useRefresh(refreshVip);
  const problem = useProblem(refreshing);
  if (here && !(here.activity && here.isOpen)) return <Closed />;
  if (!here || !stored) {
    return (
      <EmptyScreen
        title={t('bonus.signInUnread')}
        isRead={here === null || (here !== undefined && stored === null)}
        refreshing={refreshing}
      />
    );
  }
  return (
    <Stack>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      <SignInDays signIn={stored.value.signIn} hidesTitle />
    </Stack>
  );
}

/** What the config knows, for a visitor. */
function Invitation() {
  const t = useT();
  const here = useActivityAt(paths.signIn);
  const signIn = (
    <ButtonLink variant="primary" href={loginHref(accountWithPassword(), paths.signIn)}>
      {t('shell.signIn')}
    </ButtonLink>
  );
  if (here?.activity) {
    return (
      <Stack>
        <ActivityHero activity={here.activity} pictures={here.config.gameResourceUrl} />
        {signIn}
      </Stack>
    );
  }
  return (
    <EmptyState scene="calm" title={t('bonus.signIn')} text={t('bonus.signInFirst')}>
      {signIn}
    </EmptyState>
  );
}
