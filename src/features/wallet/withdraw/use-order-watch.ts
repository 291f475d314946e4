import { useEffect } from 'react';
import type { ExchangeOrder } from '#src/contract/wallet-withdraw.ts';
import { every } from '#src/lib/timing.ts';
import { refreshExchange } from '../exchange.ts';

/** Milliseconds. */
const EVERY_MS = 15_000;
const PAID = 3;

export const isOpenOrder = ({ status }: ExchangeOrder): boolean => status < PAID;

/** Each step of an open request reaches the screen while it is in sight. */
export function useOrderWatch(orders: readonly ExchangeOrder[] = []): void {
  const isAnyOpen = orders.some(isOpenOrder);
  useEffect(() => {
    if (!isAnyOpen) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshExchange();
    };
    const timer = every(EVERY_MS, look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAnyOpen]);
}
