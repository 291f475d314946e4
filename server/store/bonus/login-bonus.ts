// The first days after registration: each day's bonus can be claimed on that day only.
import type { LoginBonus } from '#src/contract/bonus.ts';
import { ACTIVITY_UNKNOWN, ALREADY_CLAIMED, CLAIM_EXPIRED, TOO_EARLY } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { DAY_MS, epochSeconds } from '../../time/time.ts';
import { memberRow } from '../member/members.ts';
import { type BonusView, dayAt } from '../claims/bonus.ts';
import type { Claim } from '../claims/claims.ts';

const LOGIN_BONUS_ACTIVITY = 15;

/** Refused when the days are over. */
export async function loginBonusOf(view: BonusView): Promise<LoginBonus | Refusal<typeof ACTIVITY_UNKNOWN>> {
  const { db, memberId, now, config } = view;
  const { registered_at } = await memberRow(db, memberId);
  const day = 1 + (dayAt(now).begin.getTime() - dayAt(registered_at).begin.getTime()) / DAY_MS;
  const days = config.loginBonusConfig;
  if (day > Math.max(0, ...days.map((each) => each.day))) return refuse(ACTIVITY_UNKNOWN);
  const rows = await db
    .selectFrom('claim')
    .select('step')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'loginBonus')
    .execute();
  const claimed = new Set(rows.map(({ step }) => step));
  const statusOf = (each: number) => {
    if (claimed.has(each)) return 2 as const;
    return each === day ? (1 as const) : (0 as const);
  };
  return {
    day,
    status: statusOf(day) === 1 ? 1 : 0,
    days: days.map((each) => ({ ...each, status: statusOf(each.day) })),
    nextTime: epochSeconds(dayAt(now).end),
  };
}

export async function loginBonusClaim(
  view: BonusView,
  day: number,
): Promise<
  | (Claim & { readonly day: number; readonly nextTime: number })
  | Refusal<typeof ACTIVITY_UNKNOWN | typeof ALREADY_CLAIMED | typeof CLAIM_EXPIRED | typeof TOO_EARLY>
> {
  const state = await loginBonusOf(view);
  if (!('days' in state)) return state;
  const asked = state.days.find((each) => each.day === day);
  const { nextTime } = state;
  if (!asked) return refuse(ACTIVITY_UNKNOWN);
  if (asked.status === 2) return refuse(ALREADY_CLAIMED);
  if (day < state.day) return refuse(CLAIM_EXPIRED);
  if (day > state.day) return refuse(TOO_EARLY, { nextTime });
  const { memberId, now } = view;
  const { awards } = asked;
  return {
    ...{ memberId, kind: 'loginBonus', period: String(day), activityType: LOGIN_BONUS_ACTIVITY, awards, now },
    ...{ step: day, day, nextTime },
  };
}
