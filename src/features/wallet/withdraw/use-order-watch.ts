import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import { refreshExchange } from '../exchange.ts';
import { useWatch } from '../use-watch.ts';

const PAID = 3;

export const isOpenOrder = ({ status }: ExchangeOrder): boolean => status < PAID;

/** Each step of an open request reaches the screen while it is in sight. */
export function useOrderWatch(orders: readonly ExchangeOrder[] = []): void {
  useWatch(orders.some(isOpenOrder), refreshExchange);
}
