// Tasks: what the member did is counted from the tables that record it; nothing is counted twice or kept beside them.
import { sql } from 'kysely';
import type { TaskConfig, TaskState, TaskUser } from '#src/contract/bonus.ts';
import { ACTIVITY_UNKNOWN, ALREADY_CLAIMED, TASK_NOT_FINISHED } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { dateOf, epochSeconds } from '../../time.ts';
import { LIVENESS_ITEM } from '../items.ts';
import type { Period } from '../member/safer-play/periods.ts';
import type { Trx } from '../tables.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from './bonus.ts';
import type { TaskMeasure } from './bonus-config.ts';
import { type Claim, record } from './claims.ts';
import { vipOf } from './vip.ts';

const TASK_ACTIVITY = 42;
const EVER: Period = { begin: dateOf(0), end: dateOf(Number.MAX_SAFE_INTEGER) };

interface Counted {
  readonly rounds: number;
  readonly games: number;
  readonly stake: number;
  readonly likes: number;
}

async function countedIn({ db, memberId }: BonusView, { begin, end }: Period): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select
      (select count(*)::int from ledger_entry
        where member_id = ${memberId} and kind = 'bet' and created_at >= ${begin} and created_at < ${end}) as rounds,
      (select count(distinct game_id)::int from ledger_entry
        where member_id = ${memberId} and kind = 'bet' and created_at >= ${begin} and created_at < ${end}) as games,
      (select coalesce(-sum(amount), 0)::bigint from ledger_entry
        where member_id = ${memberId} and kind = 'bet' and created_at >= ${begin} and created_at < ${end}) as stake,
      (select count(*)::int from game_like
        where member_id = ${memberId} and liked_at >= ${begin} and liked_at < ${end}) as likes`.execute(db);
  return rows[0] ?? { rounds: 0, games: 0, stake: 0, likes: 0 };
}

interface Once {
  /** Awards for further sign-in methods. */
  readonly bindings: number;
  readonly limits: number;
}

async function onceOf({ db, memberId }: BonusView): Promise<Once> {
  const { rows } = await sql<Once>`
    select
      (select count(*)::int from ledger_entry where member_id = ${memberId} and kind = 'bind') as bindings,
      (select coalesce(max(jsonb_array_length(limits)), 0)::int from safer_play
        where member_id = ${memberId}) as limits`.execute(db);
  return rows[0] ?? { bindings: 0, limits: 0 };
}

/** What each measure has reached; `signIn` and `tap` are claims themselves. */
type Progress = (measure: TaskMeasure, task: TaskConfig) => number;

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

async function progressOf(view: BonusView, claims: ReadonlyMap<string, Date>): Promise<Progress> {
  const { now } = view;
  const today = await countedIn(view, dayAt(now));
  const ever = await countedIn(view, EVER);
  const once = { ...(await onceOf(view)), ...(await vipOf(view)) };
  return (measure, task) => {
    if (measure === 'signIn') return claims.has(`signIn ${dayKey(now)}`) ? 1 : 0;
    if (measure === 'tap') return claims.has(`taskTap ${claimKey(task, now)}`) ? task.target : 0;
    if (measure === 'bindings' || measure === 'limits' || measure === 'vip') return once[measure];
    return (task.group === 'daily' ? today : ever)[measure];
  };
}

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
  const task = (await tasksOf(view)).states.find((each) => each.taskId === taskId);
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
  const task = (await tasksOf(view)).states.find((each) => each.taskId === taskId);
  if (!task) return refuse(ACTIVITY_UNKNOWN);
  if (task.status === 2) return refuse(ALREADY_CLAIMED);
  if (rules.taskMeasures[String(taskId)] !== 'tap') return refuse(TASK_NOT_FINISHED);
  const period = claimKey(task.config, now);
  const about = { activityType: TASK_ACTIVITY, about: taskId, awards: [] };
  await record(db, { memberId, kind: 'taskTap', period, ...about, now });
  return null;
}
