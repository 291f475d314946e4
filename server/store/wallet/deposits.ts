// Deposit orders: made by the member, settled by the payment service, credited once.
import type { Updateable } from 'kysely';
import type { RechargeType } from '#src/contract/wallet/payment.ts';
import type { RechargeStatus } from '#src/contract/wallet.ts';
import { depositBonus, depositFee } from '#src/contract/wallet/amounts.ts';
import {
  type COUPON_NOT_APPLICABLE,
  type COUPON_UNKNOWN,
  type DEPOSIT_LIMIT_REACHED,
  EARLIER_REQUEST_PENDING,
  type SELF_EXCLUDED,
  type TAKING_A_BREAK,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { balanceOf, lockBalance, post } from '../ledger/ledger.ts';
import type { Db, Row, Tables, Trx } from '../../database/tables/tables.ts';
import { refuseCredit, refuseDeposit } from '../safer-play/enforcement.ts';
import { redeemCoupon, retakeCoupon, returnCoupon } from '../ledger/held-items.ts';
import { newOrderId } from './order-id.ts';
import { inTransaction } from '../../database/transaction.ts';

export const WAITING = 0;
const [PAID, FAILED, EXPIRED] = [1, 2, 3] as const;
const PAYMENT_MINUTES = 30;
/** Orders that a member may leave unpaid at a time. */
const MOST_WAITING = 3;

export interface DepositRequest {
  readonly memberId: number;
  readonly requestId: string;
  readonly method: RechargeType;
  readonly amount: number;
  readonly couponId?: number | undefined;
  readonly bankId?: number | undefined;
  readonly props: Parameters<typeof redeemCoupon>[2];
  readonly now: Date;
}

export async function createDeposit(
  trx: Trx,
  { memberId, requestId, method, amount, couponId, bankId, props, now }: DepositRequest,
): Promise<
  | Row<'deposit_order'>
  | Refusal<
      | typeof EARLIER_REQUEST_PENDING
      | typeof COUPON_UNKNOWN
      | typeof COUPON_NOT_APPLICABLE
      | typeof DEPOSIT_LIMIT_REACHED
      | typeof TAKING_A_BREAK
      | typeof SELF_EXCLUDED
    >
> {
  await lockBalance(trx, memberId);
  await expireOwn(trx, memberId, now);
  const refused = await refuseDeposit(trx, { memberId, amount, now });
  if (refused) return refused;
  if ((await waitingOf(trx, memberId)) >= MOST_WAITING) return refuse(EARLIER_REQUEST_PENDING);
  const orderId = newOrderId('D');
  const ofCoupon =
    couponId === undefined ? 0 : await redeemCoupon(trx, { memberId, couponId, orderId, amount, now }, props);
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
      bonus: depositBonus(method, amount) + ofCoupon,
      coupon_id: couponId ?? null,
      coupon_bonus: ofCoupon,
      bank_id: bankId ?? null,
      created_at: now,
      expire_at: new Date(now.getTime() + PAYMENT_MINUTES * 60_000),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function waitingOf(trx: Trx, memberId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('deposit_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '=', WAITING)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type SettleResult =
  | 'credited'
  | 'returned'
  | 'failed'
  | 'already settled'
  | 'unknown'
  | 'other amount';

interface PaymentResult {
  readonly orderId: string;
  /** Hundredths. */
  readonly amount: number;
  readonly isPaid: boolean;
  readonly now: Date;
}

/**
 * The payment service may notify of an order any number of times; the first notification counts. What was paid is
 * credited, however late, and counts for the limits; only a member who may not be credited at all gets it back.
 */
export async function settleDeposit(
  db: Db,
  { orderId, amount, isPaid, now }: PaymentResult,
): Promise<SettleResult> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return 'unknown';
    if (amount !== order.amount) return 'other amount';
    if (isPaid) return settlePaid(trx, order, now);
    if (order.status !== WAITING) return 'already settled';
    await close(trx, orderId, { status: FAILED, settled_at: now });
    await returnCoupon(trx, orderId);
    return 'failed';
  });
}

/** One that expired is still credited: the money has been paid. */
async function settlePaid(trx: Trx, order: Row<'deposit_order'>, now: Date): Promise<SettleResult> {
  const { order_id: orderId, member_id: memberId, status } = order;
  if (order.returned_at) return 'returned';
  if (status !== WAITING && status !== EXPIRED) return 'already settled';
  if (await refuseCredit(trx, { memberId, now })) {
    await close(trx, orderId, { status: FAILED, settled_at: now, returned_at: now });
    await returnCoupon(trx, orderId);
    return 'returned';
  }
  const bonus = await bonusOf(trx, order, now);
  await close(trx, orderId, { status: PAID, settled_at: now, bonus });
  await credit(trx, { ...order, bonus }, now);
  return 'credited';
}

async function close(trx: Trx, orderId: string, end: Updateable<Tables['deposit_order']>): Promise<void> {
  await trx.updateTable('deposit_order').set(end).where('order_id', '=', orderId).execute();
}

/** Everything that changes an order holds its member's balance first, so that no two wait for each other. */
async function lockOrder(trx: Trx, orderId: string): Promise<Row<'deposit_order'> | undefined> {
  const named = trx.selectFrom('deposit_order').selectAll().where('order_id', '=', orderId);
  const found = await named.executeTakeFirst();
  if (!found) return undefined;
  await lockBalance(trx, found.member_id);
  return named.executeTakeFirstOrThrow();
}

/** The coupon of an order that expired was returned; without it only the bonus of the method is left. */
async function bonusOf(trx: Trx, order: Row<'deposit_order'>, now: Date): Promise<number> {
  const { order_id: orderId, member_id: memberId, coupon_id: couponId, bonus } = order;
  if (order.status !== EXPIRED || couponId === null) return bonus;
  const isRetaken = await retakeCoupon(trx, { memberId, couponId, orderId, now });
  return isRetaken ? bonus : bonus - order.coupon_bonus;
}

async function credit(trx: Trx, order: Row<'deposit_order'>, now: Date): Promise<void> {
  const about = { memberId: order.member_id, orderId: order.order_id, now };
  await post(trx, { ...about, kind: 'deposit', amount: order.amount - order.fee });
  if (order.bonus > 0) await post(trx, { ...about, kind: 'depositBonus', amount: order.bonus });
}

/** Gives up what was not paid in time, one member at a time. */
export async function expireDeposits(db: Db, now: Date): Promise<void> {
  const members = await db
    .selectFrom('deposit_order')
    .select('member_id')
    .distinct()
    .where('status', '=', WAITING)
    .where('expire_at', '<=', now)
    .execute();
  for (const { member_id: memberId } of members)
    await inTransaction(db, async (trx) => {
      await lockBalance(trx, memberId);
      await expireOwn(trx, memberId, now);
    });
}

async function expireOwn(trx: Trx, memberId: number, now: Date): Promise<void> {
  const expired = await trx
    .updateTable('deposit_order')
    .set({ status: EXPIRED, settled_at: now })
    .where('member_id', '=', memberId)
    .where('status', '=', WAITING)
    .where('expire_at', '<=', now)
    .returning('order_id')
    .execute();
  for (const { order_id: orderId } of expired) await returnCoupon(trx, orderId);
}

/** Returns `null` for the order of another member, as for none. */
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

/** An order expires by the clock, before anything has marked it. */
export const statusAt = (
  { status, expire_at }: Pick<Row<'deposit_order'>, 'status' | 'expire_at'>,
  now: Date,
) => (status === WAITING && expire_at <= now ? EXPIRED : status);

export async function depositStatus(db: Db, order: Row<'deposit_order'>, now: Date): Promise<RechargeStatus> {
  const { coin, balanceSeq } = await balanceOf(db, order.member_id);
  const { order_id: orderId, amount, bonus } = order;
  const returned = order.returned_at !== null && { returned: true };
  return { orderId, status: statusAt(order, now), amount, bonus, coin, balanceSeq, ...returned };
}
