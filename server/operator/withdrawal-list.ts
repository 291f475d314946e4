import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import { coins } from './coins.ts';
import { harmless, minuteOf, WITHDRAWAL_STATES } from './words.ts';

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
