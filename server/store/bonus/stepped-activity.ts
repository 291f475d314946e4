// Activities without a call of their own: steps that the operator sets, each reached by what the member did.
import {
  ACTIVITY_UNKNOWN,
  ALREADY_CLAIMED,
  CLAIM_EXPIRED,
  NOT_ELIGIBLE,
  NOTHING_TO_CLAIM,
  TASK_NOT_FINISHED,
} from '#src/contract/errors.ts';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { ActivityState } from '#src/contract/member.ts';
import type { Award, StepStatus } from '#src/contract/primitives.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dateOf } from '#src/lib/timing.ts';
import { DAY_MS, epochSeconds } from '../../time/time.ts';
import { memberRow } from '../member/members.ts';
import { type BonusView, isActivityOpen } from '../claims/bonus.ts';
import type { ActivityStep, SteppedActivity, TaskStep } from '../config/bonus-config.ts';
import type { Claim } from '../claims/claims.ts';
import { measuresOf } from './measures.ts';
import { taskClaim, taskStatesOf } from './tasks.ts';

interface StepState {
  readonly step: number;
  /** What is counted; `task`: what the task counts. */
  readonly measure: ActivityStep['measure'] | 'task';
  readonly target: number;
  readonly awards: readonly Award[];
  readonly task?: number;
  /** The name of the task. */
  readonly name?: string;
  readonly status: StepStatus;
  readonly progress: number;
  readonly claimedAt?: Date | undefined;
}

function taskStep({ step, task }: TaskStep, tasks: Awaited<ReturnType<typeof taskStatesOf>>): StepState | [] {
  const state = tasks.find(({ taskId }) => taskId === task);
  if (!state) return [];
  const { status, progress, target, finishTime, config } = state;
  const claimedAt = finishTime === undefined ? undefined : dateOf(finishTime);
  const { name, awards } = config;
  return { step, task, name, measure: 'task', status, progress, target, awards, claimedAt };
}

interface Steps {
  readonly states: readonly StepState[];
  /** `null` if it has no end. */
  readonly end: Date | null;
}

async function stepsOf(
  view: BonusView,
  { id: activityId, startTime }: Pick<ActivityConfig, 'id' | 'startTime'>,
  { steps, days }: SteppedActivity,
): Promise<Steps> {
  const { db, memberId } = view;
  const measured = await measuresOf(view, dateOf(startTime ?? 0));
  const rows = await db
    .selectFrom('claim')
    .select(['step', 'claimed_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'activity')
    .where('about', '=', activityId)
    .execute();
  const claims = new Map(rows.map(({ step, claimed_at }) => [step, claimed_at]));
  const ofTasks = steps.some((each) => 'task' in each) ? await taskStatesOf(view) : [];
  const states = steps.flatMap((each): StepState | [] => {
    if ('task' in each) return taskStep(each, ofTasks);
    const reached = measured(each.measure, 'ever');
    const isReached = reached >= each.target;
    const claimedAt = claims.get(each.step);
    const status = claimedAt ? 2 : isReached ? 1 : 0;
    return { ...each, status, progress: Math.min(reached, each.target), claimedAt };
  });
  const { registered_at } = await memberRow(db, memberId);
  return { states, end: days === undefined ? null : new Date(registered_at.getTime() + days * DAY_MS) };
}

/** By activity id; `extra.steps` has each step with its status. */
export async function steppedStates(
  view: BonusView,
): Promise<ReadonlyMap<number, Omit<ActivityState, 'id' | 'status'>>> {
  const states = new Map<number, Omit<ActivityState, 'id' | 'status'>>();
  for (const activity of view.config.activityList) {
    const { id } = activity;
    const stepped = view.rules.activitySteps[String(activity.activityType)];
    if (!stepped) continue;
    const { states: all, end } = await stepsOf(view, activity, stepped);
    const isOver = end !== null && end <= view.now;
    states.set(id, {
      claimable: !isOver && all.some(({ status }) => status === 1),
      claimed: all.every(({ status }) => status === 2),
      ...(end && { endTime: epochSeconds(end) }),
      extra: {
        steps: all.map(({ claimedAt, task: _, ...step }) => ({
          ...step,
          ...(claimedAt && { time: epochSeconds(claimedAt) }),
        })),
      },
    });
  }
  return states;
}

type StepRefusal = Refusal<
  | typeof ACTIVITY_UNKNOWN
  | typeof NOT_ELIGIBLE
  | typeof ALREADY_CLAIMED
  | typeof NOTHING_TO_CLAIM
  | typeof TASK_NOT_FINISHED
  | typeof CLAIM_EXPIRED
>;

/** Without a step the first one that can be claimed. */
function chosenOf(states: readonly StepState[], step: number | undefined): StepState | undefined {
  if (step !== undefined) return states.find((each) => each.step === step);
  return states.find(({ status }) => status === 1) ?? states.at(-1);
}

export async function stepClaim(
  view: BonusView,
  { activityId, step }: { activityId: number; step?: number | undefined },
): Promise<Claim | StepRefusal> {
  const { memberId, now, config, rules } = view;
  const activity = config.activityList.find(({ id }) => id === activityId);
  if (!activity || !isActivityOpen(activity, epochSeconds(now))) return refuse(ACTIVITY_UNKNOWN);
  const stepped = rules.activitySteps[String(activity.activityType)];
  if (!stepped) return refuse(NOTHING_TO_CLAIM);
  const { states, end } = await stepsOf(view, activity, stepped);
  const chosen = chosenOf(states, step);
  if (!chosen) return refuse(NOT_ELIGIBLE);
  if (chosen.status === 2) return refuse(ALREADY_CLAIMED);
  if (end && end <= now) return refuse(CLAIM_EXPIRED);
  if (chosen.status === 0) return refuse(TASK_NOT_FINISHED);
  if (chosen.task !== undefined) return taskClaim(view, chosen.task);
  return {
    ...{ memberId, kind: 'activity', period: `${activityId} ${chosen.step}`, now },
    ...{ activityType: activity.activityType, about: activityId, step: chosen.step, awards: chosen.awards },
  };
}
