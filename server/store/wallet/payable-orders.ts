// Deposits that wait for their payment, as the member and the payment page see them.
import { refuseCredit, refuseDeposit } from '../safer-play/enforcement.ts';
import type { Db, Row } from '../../database/tables/tables.ts';
import { statusAt, WAITING } from './deposits.ts';

/** Those that can still be paid, the newest first. */
export const openDeposits = (db: Db, memberId: number, now: Date): Promise<Row<'deposit_order'>[]> =>
  db
    .selectFrom('deposit_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', WAITING)
    .where('expire_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .execute();

/** For the payment page: its signed address is the permission. */
export async function orderToPay(db: Db, orderId: string, now: Date): Promise<OrderToPay | null> {
  const order = await db
    .selectFrom('deposit_order')
    .select(['member_id', 'amount', 'status', 'expire_at', 'returned_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const { member_id: memberId, amount } = order;
  if (order.returned_at) return { amount, state: 'returned' };
  const state = STATES[statusAt(order, now)];
  const isRefused = state === 'waiting' && (await refusePayment(db, { memberId, now }));
  return { amount, state: isRefused ? 'refused' : state };
}

const STATES = ['waiting', 'paid', 'failed', 'expired'] as const;

interface OrderToPay {
  readonly amount: number;
  /** Only one that is waiting can be paid. */
  readonly state: (typeof STATES)[number] | 'refused' | 'returned';
}

/** The order counts already for the limit, which may have become lower. */
async function refusePayment(db: Db, member: { memberId: number; now: Date }): Promise<boolean> {
  const refused = (await refuseCredit(db, member)) ?? (await refuseDeposit(db, { ...member, amount: 0 }));
  return refused !== null;
}
