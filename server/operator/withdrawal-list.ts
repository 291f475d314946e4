import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import { coins } from './coins.ts';

const STATES = ['received', 'being checked', 'being paid', 'paid', 'refused'] as const;

/** Names no account: the receiving number is for the payment service alone. */
export function withdrawalList(orders: readonly ExchangeOrder[]): string {
  if (orders.length === 0) return 'No withdrawal is open.';
  return orders
    .map(({ orderId, createTime, amount, status, reason = '' }) => {
      const time = new Date(createTime * 1000).toISOString().slice(0, 16);
      return `${orderId}  ${time}  ${coins(amount).padStart(12)}  ${STATES[status]}  ${reason}`.trimEnd();
    })
    .join('\n');
}
