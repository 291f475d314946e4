import { bonusCalls } from '#src/contract/bonus.ts';
import type { ActivityConfig, TaskConfig } from '#src/contract/config/bonus.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { useT } from '#src/i18n/t.ts';
import { activityScreen } from '#src/navigation/activity-screen.ts';
import { targetFor } from '#src/navigation/activity-target.ts';
import { paths } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { refreshTasks } from '../reads.ts';

interface GoLinkProps {
  readonly task: TaskConfig;
  readonly activities: readonly ActivityConfig[];
}

/** Leads to where the task is done. A page of ours elsewhere counts as visited when it is opened. */
export function GoLink({ task, activities }: GoLinkProps) {
  const t = useT();
  const target = targetOf(task, activities);
  if (!target) return null;
  const isSite = target.kind === 'site';
  return (
    <ButtonLink
      isCompact
      href={target.href}
      aria-label={t('bonus.goOf', { what: task.name })}
      {...(isSite && { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={task.group === 'follow' ? () => void finish(task.taskId) : undefined}
    >
      {t('bonus.go')}
    </ButtonLink>
  );
}

/** If it does not arrive, the row stays as it is, and the page can be opened once more. */
async function finish(taskId: number): Promise<void> {
  const reply = await mutate(bonusCalls.finishTask, { taskId }, { subject: String(taskId), isQuiet: true });
  if (reply.ok) await refreshTasks();
}

const TASKS_ACTIVITY = 42;
const SIGNED_IN = { isSignedIn: true, origin: location.origin, account: '' };

function targetOf(task: TaskConfig, activities: readonly ActivityConfig[]) {
  const { clickType, clickAction } = task;
  if (clickType !== 1) return targetFor({ clickType, clickAction, unloginShowStatus: 1 }, SIGNED_IN);
  const activity = activities.find(({ id }) => String(id) === clickAction);
  const path = activity && activityScreen(activity.activityType);
  // A task that names its own screen is done by playing.
  const isHere = path === activityScreen(TASKS_ACTIVITY);
  return path && ({ kind: 'screen', href: isHere ? paths.home : path } as const);
}
