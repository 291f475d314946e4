// What a level gives each day, and what the app shows of the levels.
import { NOT_ELIGIBLE } from '#src/contract/errors.ts';
import type { VipData } from '#src/contract/vip.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from '../claims/bonus.ts';
import { type Claim, hasClaimed } from '../claims/claims.ts';
import { VIP_ACTIVITY, vipOf } from '../claims/vip-levels.ts';
import { signInState } from './sign-in-days.ts';

const WHOLE = 10_000;

export async function vipDataOf(view: BonusView): Promise<VipData> {
  const { config, now } = view;
  const { vip, vipExp } = await vipOf(view);
  const own = config.vipMap[String(vip)];
  const nextExp = config.vipMap[String(vip + 1)]?.exp ?? vipExp;
  const from = own?.exp ?? 0;
  const daily = await dailyState(view, vip);
  const levels = Object.values(config.vipMap).sort((one, other) => one.level - other.level);
  const credited = await creditedLevels(view);
  return {
    ...{ vip, vipExp, nextExp },
    expDone: nextExp > from ? Math.floor((WHOLE * (vipExp - from)) / (nextExp - from)) : WHOLE,
    daily: { ...daily, awards: own?.dailyAward ?? [], nextTime: epochSeconds(dayAt(now).end) },
    signIn: await signInState(view),
    levelUp: levels.map(({ level, levelUpAward }) => ({
      ...{ level, awards: levelUpAward },
      status: credited.has(level) ? (2 as const) : (0 as const),
    })),
  };
}

async function creditedLevels({ db, memberId }: BonusView): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('claim')
    .select('step')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'vipLevel')
    .execute();
  return new Set(rows.map(({ step }) => step));
}

async function dailyState({ db, memberId, config, now }: BonusView, vip: number) {
  const hasAward = (config.vipMap[String(vip)]?.dailyAward.length ?? 0) > 0;
  const claimed = await hasClaimed(db, { memberId, kind: 'vipDaily', period: dayKey(now) });
  return { claimable: hasAward && !claimed, claimed };
}

export const vipDaily: Bonus = {
  activityType: VIP_ACTIVITY,
  flag: 'vipAwardFlag',
  async state(view) {
    const { vip } = await vipOf(view);
    const state = await dailyState(view, vip);
    return { ...state, nextTime: epochSeconds(dayAt(view.now).end) };
  },
};

/** The daily award of the member's level. */
export async function dailyClaim(
  view: BonusView,
  level: number | undefined,
): Promise<Claim | Refusal<typeof NOT_ELIGIBLE>> {
  const { memberId, config, now } = view;
  const { vip } = await vipOf(view);
  const awards = config.vipMap[String(vip)]?.dailyAward ?? [];
  if ((level ?? vip) !== vip || awards.length === 0) return refuse(NOT_ELIGIBLE);
  return { memberId, kind: 'vipDaily', period: dayKey(now), activityType: VIP_ACTIVITY, awards, now };
}
