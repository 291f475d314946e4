// VIP levels: each coin staked is one point of experience, and a level is never lost.
import { NOT_ELIGIBLE } from '#src/contract/errors.ts';
import type { VipData } from '#src/contract/vip.ts';
import type { VipLevel } from '#src/contract/config/vip.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { epochSeconds } from '../../time.ts';
import { mailVipLevel } from '../mail/vip-mails.ts';
import { floorCoin } from '#src/lib/money.ts';
import type { Db, Trx } from '../tables.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from './bonus.ts';
import { type Claim, credit, hasClaimed } from './claims.ts';
import { signInState } from './sign-in-days.ts';

const VIP_ACTIVITY = 8;
const WHOLE = 10_000;

export type VipLevels = Readonly<Record<string, VipLevel>>;

export interface Vip {
  readonly vip: number;
  readonly vipExp: number;
}

/** `staked` in hundredths. */
export function vipAt(levels: VipLevels, staked: number): Vip {
  const vipExp = floorCoin(staked);
  const reached = Object.values(levels).filter(({ exp }) => exp <= vipExp);
  return { vip: Math.max(0, ...reached.map(({ level }) => level)), vipExp };
}

export async function vipOf({ db, memberId, config }: Pick<BonusView, 'db' | 'memberId' | 'config'>) {
  return vipAt(config.vipMap, await stakedBy(db, memberId));
}

async function stakedBy(db: Db, memberId: number): Promise<number> {
  const { staked } = await db
    .selectFrom('member_balance')
    .select('staked')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return staked;
}

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

interface Stake {
  readonly memberId: number;
  readonly levels: VipLevels;
  /** What was staked just now; hundredths. */
  readonly bet: number;
  readonly now: Date;
}

/** Awards the levels that a stake reached, also those before it that were never credited, with a mail for each. */
export async function creditLevels(trx: Trx, { memberId, levels, bet, now }: Stake): Promise<void> {
  const staked = await stakedBy(trx, memberId);
  const { vip } = vipAt(levels, staked);
  if (vip === vipAt(levels, staked - bet).vip) return;
  for (const level of Object.values(levels)) {
    if (level.level === 0 || level.level > vip || level.levelUpAward.length === 0) continue;
    const credited = await credit(trx, {
      ...{ memberId, kind: 'vipLevel', period: String(level.level), activityType: VIP_ACTIVITY },
      ...{ awards: level.levelUpAward, step: level.level, now },
    });
    if (!isRefusal(credited)) await mailVipLevel(trx, { memberId, level: level.level, now });
  }
}
