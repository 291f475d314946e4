// A share of every stake, by VIP level and kind of game. A claim covers the ledger up to its last entry.
import { sql } from 'kysely';
import { ALREADY_CLAIMED, BELOW_MINIMUM, NOTHING_TO_CLAIM } from '#src/contract/errors.ts';
import type { BetBonus } from '#src/contract/vip.ts';
import { shareOf } from '#src/lib/money.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dateOf } from '#src/lib/timing.ts';
import { DAY_MS, epochSeconds } from '../../time/time.ts';
import { coinAward } from '../ledger/items.ts';
import type { Db } from '../../database/tables/tables.ts';
import type { Bonus, BonusView } from '../claims/bonus.ts';
import { type Claim, lastClaim } from '../claims/claims.ts';
import { vipOf } from '../claims/vip-levels.ts';

const REBATE_ACTIVITY = 45;
/** The only type that this platform has. */
const USUAL_TYPE = 1;

interface StakeTotal {
  readonly typeId: number;
  /** Hundredths. */
  readonly bet: number;
  /** The last entry that is counted. */
  readonly seq: number;
  /** Epoch seconds of the first one. */
  readonly since: number;
}

async function stakedSince(view: BonusView): Promise<StakeTotal[]> {
  const { db, memberId, now, rules } = view;
  const covered = (await lastClaim(db, memberId, 'rebate'))?.step ?? 0;
  const oldest = new Date(now.getTime() - rules.rebate.days * DAY_MS);
  const { rows } = await sql<StakeTotal>`
    select game.type_id as "typeId", (-sum(amount))::bigint as bet, max(entry.seq)::bigint as seq,
      extract(epoch from min(entry.created_at))::bigint as since
    from ledger_entry entry join game on game.game_id = entry.game_id
    where entry.member_id = ${memberId} and entry.kind = 'bet'
      and entry.seq > ${covered} and entry.created_at >= ${oldest}
    group by game.type_id order by game.type_id`.execute(db);
  return rows;
}

interface Names {
  readonly gameTypeList: readonly { readonly id: number; readonly name: string }[];
}

async function rebateOf(view: BonusView, names: Names) {
  const { vip } = await vipOf(view);
  const level = view.config.vipMap[String(vip)];
  const rate = level?.rebate ?? 0;
  const staked = await stakedSince(view);
  const list = staked.map(({ typeId, bet }) => {
    const ofType = level?.rebateByType?.[String(typeId)] ?? rate;
    const name = names.gameTypeList.find(({ id }) => id === typeId)?.name ?? '';
    return { typeId, name, bet, rate: ofType, bonus: shareOf(bet, ofType) };
  });
  const claimable = list.reduce((sum, { bonus }) => sum + bonus, 0);
  return { staked, rate, list, claimable };
}

export async function betBonusOf(
  view: BonusView & { readonly names: Names },
  type: number,
): Promise<BetBonus> {
  const { db, memberId, now, rules } = view;
  const none = { staked: [], rate: 0, list: [], claimable: 0 };
  const { staked, rate, list, claimable } = type === USUAL_TYPE ? await rebateOf(view, view.names) : none;
  const claimed = type === USUAL_TYPE ? await claimedBy(db, memberId) : 0;
  const first = staked.length > 0 ? dateOf(Math.min(...staked.map(({ since }) => since))) : now;
  const resetTime = epochSeconds(new Date(first.getTime() + rules.rebate.days * DAY_MS));
  return {
    type,
    total: claimable + claimed,
    claimable,
    claimed,
    rate,
    list,
    min: rules.rebate.min,
    resetTime,
  };
}

async function claimedBy(db: Db, memberId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('kind', '=', 'rebate')
    .executeTakeFirstOrThrow();
  return sum;
}

export const rebate: Bonus = {
  activityType: REBATE_ACTIVITY,
  async state(view) {
    const { claimable } = await rebateOf(view, { gameTypeList: [] });
    return {
      claimable: claimable >= view.rules.rebate.min,
      progress: claimable,
      target: view.rules.rebate.min,
    };
  },
};

export async function rebateClaim(
  view: BonusView,
  type: number,
): Promise<
  | (Claim & { readonly amount: number })
  | Refusal<typeof NOTHING_TO_CLAIM | typeof ALREADY_CLAIMED | typeof BELOW_MINIMUM>
> {
  const { db, memberId, now, rules } = view;
  if (type !== USUAL_TYPE) return refuse(NOTHING_TO_CLAIM);
  const { staked, claimable: amount } = await rebateOf(view, { gameTypeList: [] });
  if (staked.length === 0) {
    return refuse((await lastClaim(db, memberId, 'rebate')) ? ALREADY_CLAIMED : NOTHING_TO_CLAIM);
  }
  if (amount < rules.rebate.min) return refuse(BELOW_MINIMUM);
  const step = Math.max(...staked.map(({ seq }) => seq));
  const basis = staked.reduce((sum, { bet }) => sum + bet, 0);
  const awards = [coinAward(amount)];
  return {
    ...{ memberId, kind: 'rebate', period: `up to ${step}`, activityType: REBATE_ACTIVITY, awards, now },
    ...{ step, basis, amount },
  };
}
