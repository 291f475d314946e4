// The embedded payment service: it notifies the platform exactly as a real one would.
import type { FastifyInstance } from 'fastify';
import { duePayments, putOff, removeDue } from '../store/wallet/due-payments.ts';
import type { Db } from '../database/tables/tables.ts';
import { CALLBACK_PATH, type PaymentNotification, SIGNATURE_HEADER, signatureOf } from './callback.ts';

/** Runs the work once so many milliseconds have passed. */
export type Later = (work: () => void, ms: number) => void;

type Order = Omit<PaymentNotification, 'result'>;

export interface PaymentService {
  /** Resolves when the platform has answered. */
  notify(notification: PaymentNotification): Promise<void>;
  /** Reports success, also if the platform restarts meanwhile. Resolves when that is certain. */
  notifyLater(order: Order): Promise<void>;
}

export const DELAY_MS = 15_000;

interface Options {
  readonly db: Db;
  readonly key: string;
  readonly clock: () => Date;
  readonly later: Later;
}

export function createPaymentService(
  app: FastifyInstance,
  { db, key, clock, later }: Options,
): PaymentService {
  const notify = async (about: PaymentNotification) => {
    const payload = JSON.stringify(about);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(key, payload) };
    const { statusCode } = await app.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload });
    if (statusCode !== 200)
      throw new Error(`The platform answered a payment notification with ${statusCode}`);
  };
  let isClosed = false;
  const notifyDue = async (order: Order) => {
    // The next start does it.
    if (isClosed) return;
    await notify({ ...order, result: 'paid' });
    await removeDue(db, order.orderId);
  };
  const plan = (order: Order, ms: number) =>
    later(() => void notifyDue(order).catch((error: unknown) => app.log.error({ err: error })), ms);
  app.addHook('onReady', async () => {
    for (const { order_id: orderId, amount, due_at: dueAt } of await duePayments(db))
      plan({ orderId, amount }, Math.max(0, dueAt.getTime() - clock().getTime()));
  });
  app.addHook('onClose', async () => void (isClosed = true));
  return {
    notify,
    async notifyLater({ orderId, amount }) {
      await putOff(db, {
        order_id: orderId,
        amount,
        due_at: new Date(clock().getTime() + DELAY_MS),
      });
      plan({ orderId, amount }, DELAY_MS);
    },
  };
}
