import type { TaskState } from '#src/contract/bonus.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import { type Refreshing, useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { type ActivityHere, useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Closed } from './Closed.tsx';
import { EndNote } from './EndNote.tsx';
import { SocialPage } from './SocialPage.tsx';

const refresh = () => (session.peek().memberId > 0 ? refreshTasks() : refreshConfig());

/** Our pages elsewhere; each one that a member opens for the first time brings an award. */
export default function FollowScreen() {
  const t = useT();
  const here = useActivityAt(paths.activityFollow);
  const tasks = useSnapshot('tasks');
  const refreshing = useRefresh(refresh);
  if (!here || (here.member && !tasks)) {
    const isRead = here === null || tasks === null;
    return <EmptyScreen title={t('bonus.unread')} isRead={isRead} refreshing={refreshing} />;
  }
  return (
    <Stack>
      {tasks && <Age readAt={tasks.readAt} refreshing={refreshing} />}
      <Follow here={here} states={tasks?.value.list ?? []} />
    </Stack>
  );
}

interface FollowProps {
  readonly here: ActivityHere;
  readonly states: readonly TaskState[];
}

function Follow({ here, states }: FollowProps) {
  const { config, activity, isOpen, endTime, now } = here;
  if (config.socialMediaList.length === 0 || (activity && !isOpen)) return <Closed />;
  return (
    <>
      {activity && (
        <ActivityHero activity={activity} pictures={config.gameResourceUrl}>
          <EndNote endTime={endTime} now={now} />
        </ActivityHero>
      )}
      <Pages here={here} states={states} />
    </>
  );
}

function Age({ readAt, refreshing }: { readAt: number; refreshing: Refreshing }) {
  const problem = useProblem(refreshing);
  return <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />;
}

function Pages({ here: { config, member }, states }: FollowProps) {
  const t = useT();
  return (
    <>
      <Section title={t('bonus.pages')} text={t(member ? 'bonus.pagesText' : 'bonus.pagesSignIn')}>
        {config.socialMediaList.map((page) => (
          <SocialPage
            key={page.id}
            page={page}
            task={taskOf(config, page.taskId)}
            state={states.find(({ taskId }) => taskId === page.taskId)}
          />
        ))}
      </Section>
      {!member && (
        <ButtonLink variant="primary" isWide href={loginHref(accountWithPassword(), paths.activityFollow)}>
          {t('shell.signIn')}
        </ButtonLink>
      )}
    </>
  );
}

const taskOf = ({ taskConfig }: AppConfigShell, taskId: number | undefined) =>
  taskConfig.find((task) => task.taskId === taskId);
