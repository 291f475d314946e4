// Tasks, daily bonuses, red packets, activities and the log of awards.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import {
  Awards,
  claimFields,
  ClaimResult,
  Count,
  DayAward,
  Id,
  Kind,
  pagedFields,
  periodFields,
  pageFields,
  PAUSED,
  rangeFields,
  StepStatus,
  text,
  Time,
} from './primitives.ts';
import { rows } from './rows.ts';
import { declareEvents, field } from './tracking/plan.ts';

export const TaskState = v.object({
  taskId: Id,
  progress: v.number(),
  target: v.number(),
  status: StepStatus,
  finishTime: v.optional(Time),
});
export type TaskState = v.InferOutput<typeof TaskState>;

export const TaskUser = v.object({ list: rows(TaskState), liveness: Count, resetTime: Time });
export type TaskUser = v.InferOutput<typeof TaskUser>;

export const DayAwardState = v.object({ ...DayAward.entries, status: StepStatus });
export type DayAwardState = v.InferOutput<typeof DayAwardState>;

export const LoginBonus = v.object({
  day: Count,
  status: v.fallback(v.picklist([0, 1]), 0),
  days: rows(DayAwardState),
  nextTime: Time,
});
export type LoginBonus = v.InferOutput<typeof LoginBonus>;

export const AwardLog = v.object({
  id: v.string(),
  activityId: Id,
  activityType: v.number(),
  name: v.string(),
  awards: Awards,
  time: Time,
});
export type AwardLog = v.InferOutput<typeof AwardLog>;

export const bonusCalls = area({
  getTaskUser: {
    input: v.object({ group: v.optional(text(32)) }),
    output: TaskUser,
    access: 'member',
    errors: [],
  },
  /** Only for tasks that are completed by a tap, such as following a page. */
  finishTask: {
    input: v.object({ taskId: Id }),
    output: v.object({ taskId: Id, status: v.fallback(v.picklist([1, 2]), 1) }),
    access: 'member',
    write: true,
    errors: [errors.ACTIVITY_UNKNOWN, errors.ALREADY_CLAIMED, errors.TASK_NOT_FINISHED],
  },
  receiveTaskAward: {
    input: v.object({ taskId: Id, ...periodFields }),
    output: ClaimResult,
    access: 'member',
    write: true,
    errors: [
      errors.ACTIVITY_UNKNOWN,
      errors.ALREADY_CLAIMED,
      errors.TASK_NOT_FINISHED,
      errors.CLAIM_EXPIRED,
      ...PAUSED,
    ],
  },
  activityAwardGetLog: {
    input: v.object({
      ...pageFields,
      activityType: v.optional(Kind),
      ...rangeFields,
      /** `bonus`: of bonuses alone. `all`: from any source. Absent: whatever was claimed. */
      source: v.optional(v.picklist(['bonus', 'all'])),
    }),
    output: v.object(pagedFields(AwardLog)),
    access: 'member',
    errors: [],
  },
  loginBonus3User: {
    input: v.object({}),
    output: LoginBonus,
    access: 'member',
    errors: [errors.ACTIVITY_UNKNOWN],
  },
  loginBonus3UserReceive: {
    input: v.object({ day: Count }),
    output: v.object({ ...claimFields, day: Count, nextTime: Time }),
    access: 'member',
    write: true,
    errors: [
      errors.ACTIVITY_UNKNOWN,
      errors.ALREADY_CLAIMED,
      errors.CLAIM_EXPIRED,
      errors.TOO_EARLY,
      ...PAUSED,
    ],
  },
  redPacketReceive: {
    input: v.object({ id: Id, ...periodFields }),
    output: ClaimResult,
    access: 'member',
    write: true,
    errors: [
      errors.ACTIVITY_UNKNOWN,
      errors.ALREADY_CLAIMED,
      errors.CLAIM_EXPIRED,
      errors.TOO_EARLY,
      ...PAUSED,
    ],
  },
  /** Awards without a call of their own: sign-up bonus, fund, new year, Christmas. */
  activityReceive: {
    input: v.object({ activityId: Id, step: v.optional(Count) }),
    output: ClaimResult,
    access: 'member',
    write: true,
    errors: [
      errors.ACTIVITY_UNKNOWN,
      errors.NOT_ELIGIBLE,
      errors.ALREADY_CLAIMED,
      errors.NOTHING_TO_CLAIM,
      errors.TASK_NOT_FINISHED,
      errors.NO_SPINS_LEFT,
      errors.CLAIM_EXPIRED,
      errors.TOO_EARLY,
      ...PAUSED,
    ],
  },
});

export const bonusEvents = declareEvents({
  claim: {
    when: 'A member claims an award.',
    fields: { eventInterfaceId: field('the call, such as `receiveTaskAward`') },
  },
});
