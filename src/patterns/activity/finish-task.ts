import { bonusCalls } from '#src/contract/bonus.ts';
import { refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { mutate } from '#src/data/mutations/mutate.ts';

/**
 * A page of ours elsewhere counts as visited when it is opened. If that does not arrive, the task stays as it is, and
 * the page can be opened once more. Resolves with whether it arrived.
 */
export async function finishTask(taskId: number): Promise<boolean> {
  const reply = await mutate(bonusCalls.finishTask, { taskId }, { subject: String(taskId), isQuiet: true });
  if (reply.ok) await refreshTasks();
  return reply.ok;
}
