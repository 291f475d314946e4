// Tasks: what the member did is counted from the tables that record it; nothing is counted twice or kept beside them.
import type { TaskState, TaskUser } from '#src/contract/bonus.ts';
import type { TaskConfig } from '#src/contract/config/bonus.ts';
import { ACTIVITY_UNKNOWN, ALREADY_CLAIMED, TASK_NOT_FINISHED } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { LIVENESS_ITEM } from '../ledger/items.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from '../claims/bonus.ts';
import type { TaskMeasure } from '../config/bonus-config.ts';
import { type Claim, record } from '../claims/claims.ts';
import { measuresOf } from './measures.ts';

const TASK_ACTIVITY = 42;

interface TaskView {
  readonly states: readonly (TaskState & { readonly config: TaskConfig })[];
  readonly liveness: number;
  readonly resetTime: number;
}

const periodOf = (group: TaskConfig['group'], now: Date): string =>
  group === 'daily' ? dayKey(now) : 'once';
const claimKey = ({ taskId, group }: TaskConfig, now: Date): string => `${taskId} ${periodOf(group, now)}`;

async function tasksOf(view: BonusView): Promise<TaskView> {
  const { config, rules, now } = view;
  const claims = await claimsOf(view);
  const progress = await progressOf(view, claims);
  const states = config.taskConfig.map((task) => {
    const measure = rules.taskMeasures[String(task.taskId)];
    const reached = measure === undefined ? 0 : progress(measure, task);
    const claim = claims.get(`task ${claimKey(task, now)}`);
    const status = claim ? (2 as const) : reached >= task.target ? (1 as const) : (0 as const);
    return {
      ...{ taskId: task.taskId, progress: Math.min(reached, task.target), target: task.target, status },
      ...(claim && { finishTime: epochSeconds(claim) }),
      config: task,
    };
  });
  const claimedToday = states.filter(({ status, config: { group } }) => status === 2 && group === 'daily');
  const liveness = claimedToday.reduce((sum, { config: { liveness: each = 0 } }) => sum + each, 0);
  return { states, liveness, resetTime: epochSeconds(dayAt(now).end) };
}

/** When each claim that still counts was made, by kind and period. */
async function claimsOf({ db, memberId, now }: BonusView): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('claim')
    .select(['kind', 'period', 'claimed_at'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['task', 'taskTap', 'signIn'])
    .where((eb) => eb.or([eb('period', 'like', '%once'), eb('period', 'like', `%${dayKey(now)}`)]))
    .execute();
  return new Map(rows.map(({ kind, period, claimed_at }) => [`${kind} ${period}`, claimed_at]));
}

/** `signIn` and `tap` are claims themselves. */
async function progressOf(view: BonusView, claims: ReadonlyMap<string, Date>) {
  const { now } = view;
  const measured = await measuresOf(view);
  return (measure: TaskMeasure, task: TaskConfig): number => {
    if (measure === 'signIn') return claims.has(`signIn ${dayKey(now)}`) ? 1 : 0;
    if (measure === 'tap') return claims.has(`taskTap ${claimKey(task, now)}`) ? task.target : 0;
    return measured(measure, task.group === 'daily' ? 'today' : 'ever');
  };
}

export const taskStatesOf = async (view: BonusView): Promise<TaskView['states']> =>
  (await tasksOf(view)).states;

export async function taskUserOf(view: BonusView, group: string | undefined): Promise<TaskUser> {
  const { states, liveness, resetTime } = await tasksOf(view);
  const shown = states.filter(({ config }) => group === undefined || config.group === group);
  return { list: shown.map(({ config: _, ...state }) => state), liveness, resetTime };
}

export const tasks: Bonus = {
  activityType: TASK_ACTIVITY,
  flag: 'taskAwardFlag',
  async state(view) {
    const { states, resetTime } = await tasksOf(view);
    return { claimable: states.some(({ status }) => status === 1), nextTime: resetTime };
  },
};

type TaskRefusal = Refusal<typeof ACTIVITY_UNKNOWN | typeof ALREADY_CLAIMED | typeof TASK_NOT_FINISHED>;

export async function taskClaim(view: BonusView, taskId: number): Promise<Claim | TaskRefusal> {
  const { memberId, now } = view;
  const task = (await taskStatesOf(view)).find((each) => each.taskId === taskId);
  if (!task) return refuse(ACTIVITY_UNKNOWN);
  if (task.status === 2) return refuse(ALREADY_CLAIMED);
  if (task.status === 0) return refuse(TASK_NOT_FINISHED);
  const { liveness = 0 } = task.config;
  const awards: Award[] = [
    ...task.config.awards,
    ...(liveness > 0 ? [{ itemId: LIVENESS_ITEM, num: liveness }] : []),
  ];
  const period = claimKey(task.config, now);
  return { memberId, kind: 'task', period, activityType: TASK_ACTIVITY, about: taskId, awards, now };
}

/** The member did by a tap what the task asks for. */
export async function finishByTap(
  view: BonusView & { readonly db: Trx },
  taskId: number,
): Promise<TaskRefusal | null> {
  const { db, memberId, now, rules } = view;
  const task = (await taskStatesOf(view)).find((each) => each.taskId === taskId);
  if (!task) return refuse(ACTIVITY_UNKNOWN);
  if (task.status === 2) return refuse(ALREADY_CLAIMED);
  if (rules.taskMeasures[String(taskId)] !== 'tap') return refuse(TASK_NOT_FINISHED);
  const period = claimKey(task.config, now);
  const about = { activityType: TASK_ACTIVITY, about: taskId, awards: [] };
  await record(db, { memberId, kind: 'taskTap', period, ...about, now });
  return null;
}
