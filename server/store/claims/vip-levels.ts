// VIP levels: each coin staked is one point of experience, and a level is never lost.
import type { VipLevel } from '#src/contract/config/vip.ts';
import { floorCoin } from '#src/lib/money.ts';
import { inEveryLanguage } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import { isRefusal } from '../../refusals/refusal.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { MAIL_TYPES, sendMail } from '../notices/mails.ts';
import type { BonusView } from './bonus.ts';
import { credit } from './claims.ts';

export const VIP_ACTIVITY = 8;

const mails = await textsOf('mails');

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

async function mailVipLevel(
  trx: Trx,
  { memberId, level, now }: { memberId: number; level: number; now: Date },
): Promise<void> {
  await sendMail(trx, {
    ...{ memberId, type: MAIL_TYPES.reward, now },
    title: inEveryLanguage((language) => mails(language).vipLevel(level)),
    summary: inEveryLanguage((language) => mails(language).vipLevelReward),
    click: { type: 3, action: '/vip/level' },
  });
}
