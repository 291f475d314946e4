// The steps of an activity, which its state has in `extra`.
import * as v from 'valibot';
import type { ActivityState } from '#src/contract/member.ts';
import { Awards, Count, StepStatus, Time } from '#src/contract/primitives.ts';
import { rows } from '#src/contract/rows.ts';

const ActivityStep = v.object({
  step: Count,
  awards: Awards,
  status: StepStatus,
  progress: v.optional(v.number(), 0),
  target: v.optional(v.number(), 1),
  /** What is counted, such as `rounds`. */
  measure: v.optional(v.string(), ''),
  /** What is to be done, if it is not named by what is counted. */
  name: v.optional(v.string()),
  /** When it was claimed. */
  time: v.optional(Time),
});
export type ActivityStep = v.InferOutput<typeof ActivityStep>;

const Steps = v.object({ steps: rows(ActivityStep) });

/** None for an activity without steps, or with such that this build cannot read. */
export function stepsOf(state: ActivityState | undefined): ActivityStep[] {
  const read = v.safeParse(Steps, state?.extra);
  return read.success ? read.output.steps : [];
}
