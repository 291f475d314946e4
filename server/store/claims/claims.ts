// The only place where a bonus is credited: its awards and its entries in one transaction, once for each period.
import { ALREADY_CLAIMED } from '#src/contract/errors.ts';
import { type AwardKind, awardKind } from '#src/contract/page/award-kinds.ts';
import type { Award } from '#src/contract/primitives.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { COIN_ITEM, LIVENESS_ITEM, POINTS_ITEM } from '../ledger/items.ts';
import { lockBalance, post } from '../ledger/ledger.ts';
import { refuseCredit } from '../safer-play/enforcement.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { giveItem } from '../ledger/held-items.ts';
import { DAY_MS } from '../../time/time.ts';

/** How long a coupon can be used. */
const COUPON_DAYS = 30;

/** Each is a kind of ledger entry, too. */
export type BonusKind =
  | 'signIn'
  | 'vipDaily'
  | 'vipLevel'
  | 'task'
  | 'loginBonus'
  | 'rebate'
  | 'redPacket'
  | 'activity'
  | 'inviteCashOut'
  | 'commission'
  | 'inviteStep'
  | 'mail';
/**
 * A tap that finishes a task is recorded like a claim without awards. The coin of a spin is not credited: it adds up to
 * a total.
 */
export type ClaimKind = BonusKind | 'taskTap' | 'inviteSpin';

export interface Claim<K extends ClaimKind = BonusKind> {
  readonly memberId: number;
  readonly kind: K;
  /** What is claimed once, such as a day or a task. */
  readonly period: string;
  readonly activityType: number;
  readonly awards: readonly Award[];
  /** Task or activity. */
  readonly about?: number;
  readonly step?: number;
  /** Hundredths. */
  readonly basis?: number;
  readonly now: Date;
}

/**
 * Claims of one member follow each other, so the second of two finds what the first has written. Refused for a member
 * who may not be credited any more.
 */
export async function lockClaims(
  trx: Trx,
  { memberId, now }: { memberId: number; now: Date },
): ReturnType<typeof refuseCredit> {
  await lockBalance(trx, memberId);
  return refuseCredit(trx, { memberId, now });
}

/** Answers the awards as they were credited. */
export async function credit(
  trx: Trx,
  claim: Claim<BonusKind | 'inviteSpin'>,
): Promise<Award[] | Refusal<typeof ALREADY_CLAIMED>> {
  const awards = claim.awards.map((award) => dated(award, claim.now));
  const id = await record(trx, { ...claim, awards });
  if (id === null) return refuse(ALREADY_CLAIMED);
  for (const [index, award] of awards.entries()) {
    await give(trx, { claim, award, source: `claim ${id} ${index}` });
  }
  return awards;
}

/** `null` if it was claimed before. */
export async function record(trx: Trx, claim: Claim<ClaimKind>): Promise<number | null> {
  const { memberId, kind, period, activityType, awards, about = 0, step = 0, basis = 0, now } = claim;
  const written = await trx
    .insertInto('claim')
    .values({
      ...{ member_id: memberId, kind, period, activity_type: activityType, about, step, basis },
      ...{ awards: JSON.stringify(awards), claimed_at: now },
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? null;
}

interface Giving {
  readonly claim: Claim<BonusKind | 'inviteSpin'>;
  readonly award: Award;
  /** Unique to this award. */
  readonly source: string;
}

async function give(trx: Trx, { claim, award, source }: Giving) {
  const { memberId, kind, now } = claim;
  const { itemId, num } = award;
  if (num <= 0) return;
  if (itemId === COIN_ITEM) {
    if (kind === 'inviteSpin') return;
    const posted = await post(trx, { memberId, kind, amount: num, orderId: source, now });
    if (isRefusal(posted)) throw new Error('A bonus is never refused by the balance');
  } else if (itemId === POINTS_ITEM) {
    await addPoints(trx, memberId, num);
  } else if (itemId !== LIVENESS_ITEM) {
    await giveHeld(trx, { claim, award, source });
  }
}

async function giveHeld(trx: Trx, { claim: { memberId, now }, award, source }: Giving) {
  const { itemId, num, expireTime } = award;
  const item = { member_id: memberId, item_id: itemId, received_at: now };
  if (isCoupon(itemId)) {
    for (let copy = 0; copy < num; copy++) {
      await giveItem(trx, {
        ...{ ...item, num: 1, source: `${source} ${copy}` },
        expire_at: expireTime === undefined ? null : new Date(expireTime * 1000),
      });
    }
  } else {
    await giveItem(trx, { ...item, num, source, expire_at: null });
  }
}

const COUPON_KINDS: readonly AwardKind[] = ['percentCoupon', 'fixedCoupon', 'giveCoupon'];

const isCoupon = (itemId: number): boolean => COUPON_KINDS.includes(awardKind(itemId));

const dated = (award: Award, now: Date): Award =>
  isCoupon(award.itemId) && award.expireTime === undefined
    ? { ...award, expireTime: Math.floor((now.getTime() + COUPON_DAYS * DAY_MS) / 1000) }
    : award;

async function addPoints(trx: Trx, memberId: number, points: number): Promise<void> {
  await trx
    .insertInto('member_points')
    .values({ member_id: memberId, points })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ points: eb('member_points.points', '+', eb.ref('excluded.points')) })),
    )
    .execute();
}

export async function pointsOf(db: Db, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('member_points')
    .select('points')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.points ?? 0;
}

export const hasClaimed = async (
  db: Db,
  { memberId, kind, period }: Pick<Claim<ClaimKind>, 'memberId' | 'kind' | 'period'>,
): Promise<boolean> =>
  (await db
    .selectFrom('claim')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst()) !== undefined;

export const lastClaim = (db: Db, memberId: number, kind: ClaimKind): Promise<Row<'claim'> | undefined> =>
  db
    .selectFrom('claim')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
