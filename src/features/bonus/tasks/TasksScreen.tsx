import type { TaskState } from '#src/contract/bonus.ts';
import type { TaskConfig } from '#src/contract/config/bonus.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { useTargets } from '#src/patterns/activity/use-targets.ts';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { TaskRow } from './TaskRow.tsx';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

const GROUPS = ['daily', 'once', 'follow'] as const;

/** What can be done for an award, and how far each task has come. */
export default function TasksScreen() {
  const t = useT();
  const config = useConfig();
  const stored = useSnapshot('tasks');
  const targets = useTargets();
  const refreshing = useRefresh(refreshTasks);
  const problem = useProblem(refreshing);
  if (!config || !stored || !targets) {
    return (
      <Stack>
        <BonusTabs />
        <EmptyScreen title={t('bonus.tasksUnread')} isRead={stored === null} refreshing={refreshing} />
      </Stack>
    );
  }
  const { list, liveness, resetTime } = stored.value;
  const states = new Map(list.map((state) => [state.taskId, state]));
  return (
    <Stack>
      <BonusTabs />
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      <Facts
        facts={[
          { name: t('common.liveness'), value: liveness },
          { name: t('bonus.newTasks'), value: <Countdown until={resetTime} /> },
        ]}
      />
      <GivenCoins kind="task" />
      {GROUPS.map((group) => {
        const tasks = shownOf(config.taskConfig, states, group);
        return (
          tasks.length > 0 && (
            <Section key={group} title={t(`bonus.group_${group}`)}>
              {tasks.map(({ task, state }) => (
                <TaskRow key={task.taskId} {...{ task, state, targets, resetTime }} />
              ))}
            </Section>
          )
        );
      })}
    </Stack>
  );
}

interface TaskEntry {
  readonly task: TaskConfig;
  readonly state: TaskState;
}

/** What can be claimed comes first, what was claimed last; otherwise the platform's order. */
function shownOf(
  tasks: readonly TaskConfig[],
  states: ReadonlyMap<number, TaskState>,
  group: TaskConfig['group'],
): TaskEntry[] {
  const PLACES = { 1: 0, 0: 1, 2: 2 } as const;
  return tasks
    .filter((task) => task.group === group)
    .flatMap((task) => {
      const state = states.get(task.taskId);
      return state ? [{ task, state }] : [];
    })
    .sort((one, other) => PLACES[one.state.status] - PLACES[other.state.status]);
}
