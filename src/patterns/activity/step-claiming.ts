import { bonusCalls } from '#src/contract/bonus.ts';
import type { Claiming } from '../claim/claim.ts';

/** A step of any activity, also of one that this build does not know. */
export const stepClaiming = (activityId: number, step: number): Claiming => ({
  ...{ call: bonusCalls.activityReceive, input: { activityId, step }, subject: `${activityId} ${step}` },
});
