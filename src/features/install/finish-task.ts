// The task of installing the app is done by the first start from the home screen, or once the browser says so.
import { environment } from '#src/data/api/environment.ts';
import { connection } from '#src/data/api/connection.ts';
import { installState, isInstalledHere } from '#src/data/api/install-prompt.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { stepsOf } from '#src/data/member/activity-steps.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import { refreshFlags } from '#src/data/member/refresh-flags.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';
import { session } from '#src/data/session/session.ts';
import { finishTask } from '#src/patterns/activity/finish-task.ts';

const DOWNLOAD = 32;

export function finishWhenInstalled(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = isInstalled() ? followMember(session.peek().memberId) : () => {};
  };
  session.subscribe(follow);
  installState.subscribe(follow);
  connection.subscribe((state) => state === 'online' && follow());
}

const isInstalled = (): boolean => environment().isHomeScreen || isInstalledHere();

/** Until the task is known to be open; then it is finished, once. */
function followMember(memberId: number): () => void {
  if (memberId === 0) return () => {};
  let stop = () => {};
  const end = new AbortController();
  void database().then(({ db, liveQuery }) => {
    if (end.signal.aborted) return;
    const next = (taskId: number | undefined) => {
      if (taskId === undefined) return;
      stop();
      void finish(taskId).catch((error) => reportError(error));
    };
    const subscription = liveQuery(() => openTask(db, memberId)).subscribe({
      next,
      error: (error) => reportError(error),
    });
    stop = () => subscription.unsubscribe();
  });
  return () => {
    end.abort();
    stop();
  };
}

/** By the activity that it leads to: another platform may have another number for it. */
async function openTask(db: HalcyonDb, memberId: number): Promise<number | undefined> {
  const [row, member, tasks] = await Promise.all([
    readMergedConfig(db, memberId),
    db.members.get(memberId),
    readSnapshot(db, memberId, 'tasks'),
  ]);
  const activity = row?.config.activityList.find(({ activityType }) => activityType === DOWNLOAD);
  const task = row?.config.taskConfig.find(
    ({ clickType, clickAction }) => clickType === 1 && clickAction === String(activity?.id),
  );
  if (!activity || !task || !member) return undefined;
  const steps = stepsOf(member.activityMap[String(activity.id)]);
  const states = [...steps, ...(tasks?.value.list.filter(({ taskId }) => taskId === task.taskId) ?? [])];
  return states.length > 0 && states.every(({ status }) => status === 0) ? task.taskId : undefined;
}

async function finish(taskId: number): Promise<void> {
  if (await finishTask(taskId)) await Promise.all([refreshActivities(), refreshFlags()]);
}
