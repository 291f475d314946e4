// Deposit orders: made by the member, settled by the payment service, credited once.
import type { RechargeType } from '#src/contract/config.ts';
import type { RechargeStatus } from '#src/contract/wallet.ts';
import {
  type COUPON_NOT_APPLICABLE,
  type COUPON_UNKNOWN,
  EARLIER_REQUEST_PENDING,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { balanceOf, lockBalance, post } from '../ledger.ts';
import type { Db, Row, Trx } from '../tables.ts';
import { returnCoupon, useCoupon } from './held-items.ts';
import { newOrderId } from './order-id.ts';
import { requireTurnover } from './turnover.ts';

const PERCENT = 10_000;
const PAYMENT_MINUTES = 30;
/** Orders that a member may leave unpaid at a time. */
const MOST_WAITING = 3;
/** How often a bonus has to be staked. */
const BONUS_TURNOVER = 5;

export interface DepositRequest {
  readonly memberId: number;
  readonly requestId: string;
  readonly method: RechargeType;
  readonly amount: number;
  readonly couponId?: number | undefined;
  readonly bankId?: number | undefined;
  readonly props: Parameters<typeof useCoupon>[2];
  readonly now: Date;
}

/** Kept back from the amount. */
export const depositFee = ({ feePercent }: Pick<RechargeType, 'feePercent'>, amount: number): number =>
  Math.floor((amount * feePercent) / PERCENT);

export async function createDeposit(
  trx: Trx,
  { memberId, requestId, method, amount, couponId, bankId, props, now }: DepositRequest,
): Promise<
  | Row<'deposit_order'>
  | Refusal<typeof EARLIER_REQUEST_PENDING | typeof COUPON_UNKNOWN | typeof COUPON_NOT_APPLICABLE>
> {
  await lockBalance(trx, memberId);
  if ((await waitingOf(trx, memberId, now)) >= MOST_WAITING) return refuse(EARLIER_REQUEST_PENDING);
  const orderId = newOrderId('D');
  const ofCoupon =
    couponId === undefined ? 0 : await useCoupon(trx, { memberId, couponId, orderId, amount, now }, props);
  if (isRefusal(ofCoupon)) return ofCoupon;
  return trx
    .insertInto('deposit_order')
    .values({
      order_id: orderId,
      member_id: memberId,
      request_id: requestId,
      recharge_type_id: method.id,
      amount,
      fee: depositFee(method, amount),
      bonus: Math.floor((amount * method.bonusPercent) / PERCENT) + ofCoupon,
      coupon_id: couponId ?? null,
      bank_id: bankId ?? null,
      created_at: now,
      expire_at: new Date(now.getTime() + PAYMENT_MINUTES * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function waitingOf(trx: Trx, memberId: number, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('deposit_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', 0)
    .where('expire_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Settled = 'credited' | 'failed' | 'already settled' | 'unknown';

/** What the payment service says about an order, as often as it says it: the first word counts. */
export async function settleDeposit(
  db: Db,
  { orderId, isPaid, now }: { orderId: string; isPaid: boolean; now: Date },
): Promise<Settled> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return 'unknown';
    // One that expired is still credited: the money has been paid.
    const isOpen = order.status === 0 || (order.status === 3 && isPaid);
    if (!isOpen) return 'already settled';
    await trx
      .updateTable('deposit_order')
      .set({ status: isPaid ? 1 : 2, settled_at: now })
      .where('order_id', '=', orderId)
      .execute();
    if (!isPaid) {
      await returnCoupon(trx, orderId);
      return 'failed';
    }
    await credit(trx, order, now);
    return 'credited';
  });
}

/** The coupon of an order that expired may have been used elsewhere since; its bonus is promised all the same. */
async function credit(trx: Trx, order: Row<'deposit_order'>, now: Date): Promise<void> {
  const about = { memberId: order.member_id, orderId: order.order_id, now };
  await lockBalance(trx, order.member_id);
  await requireTurnover(trx, order.member_id, order.amount - order.fee + BONUS_TURNOVER * order.bonus);
  await post(trx, { ...about, kind: 'deposit', amount: order.amount - order.fee });
  if (order.bonus > 0) await post(trx, { ...about, kind: 'depositBonus', amount: order.bonus });
}

/** Gives up what was not paid in time. */
export async function expireDeposits(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const expired = await trx
      .updateTable('deposit_order')
      .set({ status: 3, settled_at: now })
      .where('status', '=', 0)
      .where('expire_at', '<=', now)
      .returning('order_id')
      .execute();
    for (const { order_id: orderId } of expired) await returnCoupon(trx, orderId);
  });
}

/** Of this member alone: `null` for the order of another, as for none. */
export async function depositOf(
  db: Db,
  memberId: number,
  named: { readonly orderId: string } | { readonly requestId: string },
): Promise<Row<'deposit_order'> | null> {
  const orders = db.selectFrom('deposit_order').selectAll().where('member_id', '=', memberId);
  const found =
    'orderId' in named
      ? orders.where('order_id', '=', named.orderId)
      : orders.where('request_id', '=', named.requestId);
  return (await found.executeTakeFirst()) ?? null;
}

export async function depositStatus(db: Db, order: Row<'deposit_order'>, now: Date): Promise<RechargeStatus> {
  const { coin, balanceSeq } = await balanceOf(db, order.member_id);
  const isExpired = order.status === 0 && order.expire_at <= now;
  const { order_id: orderId, amount, bonus } = order;
  return { orderId, status: isExpired ? 3 : order.status, amount, bonus, coin, balanceSeq };
}
