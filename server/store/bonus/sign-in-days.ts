// The daily sign-in: a streak of days, each with its award. A missed day begins it again.
import { ALREADY_CLAIMED, CLAIM_EXPIRED, NOT_ELIGIBLE, TOO_EARLY } from '#src/contract/errors.ts';
import type { VipData } from '#src/contract/vip.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dayBefore, epochSeconds } from '../../time/time.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from '../claims/bonus.ts';
import { type Claim, lastClaim } from '../claims/claims.ts';

const SIGN_IN_ACTIVITY = 36;

/** Days signed in without a gap: until today if today is claimed, else until yesterday. */
async function streakOf({ db, memberId, now }: BonusView): Promise<{ streak: number; isClaimed: boolean }> {
  const last = await lastClaim(db, memberId, 'signIn');
  const isClaimed = last?.period === dayKey(now);
  const isUnbroken = isClaimed || last?.period === dayKey(dayBefore(now));
  return { streak: last && isUnbroken ? last.step : 0, isClaimed };
}

export async function signInState(view: BonusView): Promise<VipData['signIn']> {
  const { streak, isClaimed } = await streakOf(view);
  const { signInDays } = view.rules;
  const day = dayOf(isClaimed ? streak : streak + 1, signInDays.length);
  return {
    ...{ day, streak, claimable: !isClaimed && signInDays.length > 0 },
    nextTime: epochSeconds(dayAt(view.now).end),
    days: signInDays.map((each) => ({ ...each, awards: [...each.awards], status: statusOf(each.day) })),
  };

  function statusOf(each: number): 0 | 1 | 2 {
    if (each < day || (each === day && isClaimed)) return 2;
    return each === day ? 1 : 0;
  }
}

/** After the last day comes the first one again. */
const dayOf = (streak: number, days: number): number =>
  days === 0 ? 0 : ((Math.max(streak, 1) - 1) % days) + 1;

export const signIn: Bonus = {
  activityType: SIGN_IN_ACTIVITY,
  flag: 'signInFlag',
  async state(view) {
    const { claimable, nextTime } = await signInState(view);
    return { claimable, claimed: !claimable, nextTime };
  },
};

export async function signInClaim(
  view: BonusView,
  { day: asked, until }: { readonly day?: number | undefined; readonly until?: number | undefined },
): Promise<
  | (Claim & { readonly day: number; readonly step: number; readonly nextTime: number })
  | Refusal<typeof NOT_ELIGIBLE | typeof ALREADY_CLAIMED | typeof CLAIM_EXPIRED | typeof TOO_EARLY>
> {
  const { memberId, now, rules } = view;
  const { day, streak, claimable, nextTime } = await signInState(view);
  const awards = rules.signInDays.find((each) => each.day === day)?.awards;
  if (!awards) return refuse(NOT_ELIGIBLE);
  // Who saw a later day as today's has missed one since.
  if (asked !== undefined && asked > day)
    return until === undefined ? refuse(TOO_EARLY, { nextTime }) : refuse(CLAIM_EXPIRED);
  if (!claimable || (asked !== undefined && asked < day)) return refuse(ALREADY_CLAIMED);
  return {
    ...{ memberId, kind: 'signIn', period: dayKey(now), activityType: SIGN_IN_ACTIVITY, awards, now },
    ...{ step: streak + 1, day, nextTime },
  };
}
