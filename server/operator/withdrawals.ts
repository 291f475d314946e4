// Withdrawals as an operator sees them and moves them on: a withdrawal only moves forward.
import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import type { WithdrawalStatus } from '../database/tables/wallet.ts';
import { moveWithdrawal } from '../store/wallet/withdrawals.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { coins, harmless, minuteOf, WITHDRAWAL_STATES } from './words.ts';

/** Names no account: the receiving number is for the payment service alone. */
export function withdrawalList(orders: readonly ExchangeOrder[]): string {
  if (orders.length === 0) return 'No withdrawal is open.';
  return orders
    .map(({ orderId, createTime, amount, status, reason = '' }) =>
      [orderId, minuteOf(createTime), coins(amount).padStart(12), WITHDRAWAL_STATES[status], harmless(reason)]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const moveTo =
  (to: WithdrawalStatus) =>
  async (
    db: Db,
    [orderId, reason]: readonly string[],
    { now }: { readonly now: Date },
  ): Promise<CommandResult | null> => {
    if (orderId === undefined) return null;
    const moved = await moveWithdrawal(db, { orderId, to, now, ...(reason && { reason }) });
    if (moved === 'moved') return done(`${orderId} is ${said(to)}.`);
    return refused(WHY_NOT[moved](orderId));
  };

const WHY_NOT = {
  unknown: (orderId: string) => `There is no withdrawal ${orderId}.`,
  'not possible': (orderId: string) =>
    `${orderId} has gone too far for that: a withdrawal only moves forward.`,
  suspended: (orderId: string) =>
    `The account of ${orderId} is suspended: restore it first, or refuse the withdrawal.`,
};

const said = (to: WithdrawalStatus): string =>
  to === 4 ? `${WITHDRAWAL_STATES[to]}, and its amount is back` : WITHDRAWAL_STATES[to];
