// Withdrawals: the amount leaves the balance with the order, and comes back only if the operator refuses it.
import { withdrawalFee } from '#src/contract/wallet/amounts.ts';
import type { ExchangeMethod, ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CHANNEL_CLOSED,
  DAILY_LIMIT_REACHED,
  EARLIER_REQUEST_PENDING,
  NOT_ENOUGH_COIN,
  RECEIVING_ACCOUNT_UNKNOWN,
  TURNOVER_REQUIRED,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { DAY_MS, dayBefore, epochSeconds } from '../../time/time.ts';
import { unlessTaken } from '../../database/unless-taken.ts';
import { type Balance, lockBalance, post } from '../ledger/ledger.ts';
import { queuePush } from '../notices/push-messages.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { newOrderId } from './order-id.ts';
import { accountOf } from './receiving-accounts.ts';
import type { WithdrawalStatus } from '../../database/tables/wallet.ts';
import { withdrawableOf } from './withdrawable.ts';
import type { WithdrawalConfig } from '../config/withdrawal-config.ts';
import { inTransaction } from '../../database/transaction.ts';

const REFUSED = 4;
const PAID = 3;

export interface WithdrawalRequest {
  readonly memberId: number;
  readonly requestId: string;
  readonly name: string;
  readonly amount: number;
  readonly bankId: number;
  readonly now: Date;
}

type WithdrawalRefusal = Refusal<
  | typeof NOT_ENOUGH_COIN
  | typeof BELOW_MINIMUM
  | typeof ABOVE_MAXIMUM
  | typeof DAILY_LIMIT_REACHED
  | typeof RECEIVING_ACCOUNT_UNKNOWN
  | typeof TURNOVER_REQUIRED
  | typeof CHANNEL_CLOSED
  | typeof EARLIER_REQUEST_PENDING
>;

/** Days are those of UTC. */
export async function usedToday(db: Db, memberId: number, now: Date) {
  const begin = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const { count, amount } = await db
    .selectFrom('withdrawal_order')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('amount').as('amount')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', begin)
    .where('status', '<>', REFUSED)
    .executeTakeFirstOrThrow();
  const resetTime = epochSeconds(new Date(begin.getTime() + DAY_MS));
  return { usedCount: Number(count), usedAmount: Number(amount ?? 0), resetTime };
}

export async function createWithdrawal(
  trx: Trx,
  request: WithdrawalRequest,
  config: WithdrawalConfig,
): Promise<{ order: ExchangeOrder; balance: Balance } | WithdrawalRefusal> {
  const { memberId, requestId, name, amount, bankId, now } = request;
  const { coin } = await lockBalance(trx, memberId);
  const method = config.methods.find((one) => one.name === name && one.status === 1);
  if (!method?.bankIds.includes(bankId)) return refuse(CHANNEL_CLOSED);
  const account = await accountOf(trx, memberId, bankId);
  if (account?.status !== 1) return refuse(RECEIVING_ACCOUNT_UNKNOWN);
  const refused = refuseAmount(method, amount) ?? (await refuseMember(trx, { ...request, coin }, config));
  if (refused) return refused;
  const row = await unlessTaken(() =>
    trx
      .insertInto('withdrawal_order')
      .values({
        ...{ order_id: newOrderId('W'), member_id: memberId, request_id: requestId, name, amount },
        ...{ fee: withdrawalFee(method, amount), bank_id: bankId },
        ...{ account_no: account.account_no, account_name: account.account_name },
        ...{ created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  if (row === 'taken') return refuse(EARLIER_REQUEST_PENDING);
  const moved = await post(trx, { memberId, kind: 'withdrawal', amount, orderId: row.order_id, now });
  return isRefusal(moved) ? moved : { order: exchangeOrder(row), balance: moved };
}

function refuseAmount(
  method: ExchangeMethod,
  amount: number,
): Refusal<typeof BELOW_MINIMUM | typeof ABOVE_MAXIMUM> | null {
  const min = Math.max(method.min, method.feeFixed + 1);
  if (amount < min || withdrawalFee(method, amount) >= amount) return refuse(BELOW_MINIMUM, { min });
  return amount > method.max ? refuse(ABOVE_MAXIMUM, { max: method.max }) : null;
}

async function refuseMember(
  trx: Trx,
  { memberId, amount, coin, now }: WithdrawalRequest & { readonly coin: number },
  { perDay }: WithdrawalConfig,
): Promise<Refusal<
  | typeof NOT_ENOUGH_COIN
  | typeof DAILY_LIMIT_REACHED
  | typeof TURNOVER_REQUIRED
  | typeof EARLIER_REQUEST_PENDING
> | null> {
  if (amount > coin) return refuse(NOT_ENOUGH_COIN);
  const open = await trx
    .selectFrom('withdrawal_order')
    .select('order_id')
    .where('member_id', '=', memberId)
    .where('status', '<', PAID)
    .executeTakeFirst();
  if (open) return refuse(EARLIER_REQUEST_PENDING);
  const { withdrawable, turnover } = await withdrawableOf(trx, { memberId, coin });
  const { required, remaining } = turnover;
  if (amount > withdrawable) return refuse(TURNOVER_REQUIRED, { required, remaining, max: withdrawable });
  return refuseDay(amount, perDay, await usedToday(trx, memberId, now));
}

/** The refusal names the limit, what is left of it, and when it begins anew. */
function refuseDay(
  amount: number,
  { count, amount: most, level }: WithdrawalConfig['perDay'],
  { usedCount, usedAmount, resetTime: until }: Awaited<ReturnType<typeof usedToday>>,
): Refusal<typeof DAILY_LIMIT_REACHED> | null {
  if (usedCount >= count) return refuse(DAILY_LIMIT_REACHED, { until, count });
  if (usedAmount + amount <= most) return null;
  const remaining = Math.max(0, most - usedAmount);
  return refuse(DAILY_LIMIT_REACHED, { until, max: most, remaining, ...(level !== undefined && { level }) });
}

/** Open ones, and every order of the last 24 hours, newest first. */
export async function shownWithdrawals(db: Db, memberId: number, now: Date): Promise<ExchangeOrder[]> {
  const rows = await db
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('status', '<', PAID), eb('created_at', '>', dayBefore(now))]))
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .execute();
  return rows.map(exchangeOrder);
}

/** Lists the open withdrawals of all members, oldest first, for the operator. */
export async function openWithdrawals(db: Db): Promise<ExchangeOrder[]> {
  const rows = await db
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('status', '<', PAID)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute();
  return rows.map(exchangeOrder);
}

/** `null` if this member has given no such order. */
export async function withdrawalByRequest(
  db: Db,
  memberId: number,
  requestId: string,
): Promise<ExchangeOrder | null> {
  const row = await db
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? exchangeOrder(row) : null;
}

export type MoveResult = 'moved' | 'unknown' | 'not possible' | 'suspended';

/** Forward only, by the operator; a refusal returns the amount, once. */
export async function moveWithdrawal(
  db: Db,
  { orderId, to, reason, now }: { orderId: string; to: WithdrawalStatus; reason?: string; now: Date },
): Promise<MoveResult> {
  return inTransaction(db, async (trx) => {
    const named = trx.selectFrom('withdrawal_order').selectAll().where('order_id', '=', orderId);
    const found = await named.executeTakeFirst();
    if (!found) return 'unknown';
    await lockBalance(trx, found.member_id);
    const order = await named.executeTakeFirstOrThrow();
    if (order.status >= PAID || to <= order.status) return 'not possible';
    if (to === PAID && (await isSuspended(trx, order.member_id))) return 'suspended';
    await trx
      .updateTable('withdrawal_order')
      .set({ status: to, reason: reason ?? null, updated_at: now })
      .where('order_id', '=', orderId)
      .execute();
    const { member_id: memberId, amount } = order;
    await queuePush(trx, { memberId, topic: 'withdraw', now });
    if (to !== REFUSED) return 'moved';
    await post(trx, { memberId, kind: 'withdrawalReturned', amount, orderId, now });
    return 'moved';
  });
}

/** Nothing is paid out while an account is suspended. A break or an exclusion never holds money back. */
async function isSuspended(trx: Trx, memberId: number): Promise<boolean> {
  const { status } = await trx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status === 2;
}

function exchangeOrder(row: Row<'withdrawal_order'>): ExchangeOrder {
  return {
    orderId: row.order_id,
    requestId: row.request_id,
    name: row.name,
    amount: row.amount,
    fee: row.fee,
    receive: row.amount - row.fee,
    bankId: row.bank_id,
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    createTime: epochSeconds(row.created_at),
    updateTime: epochSeconds(row.updated_at),
  };
}
