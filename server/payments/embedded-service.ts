// The embedded payment service: it notifies the platform exactly as a real one would.
import type { FastifyInstance } from 'fastify';
import { CALLBACK_PATH, type PaymentNotification, SIGNATURE_HEADER, signatureOf } from './callback.ts';

/** Runs the work once so many milliseconds have passed. */
export type Later = (work: () => void, ms: number) => void;

export interface PaymentService {
  /** Resolves when the platform has answered. */
  notify(notification: PaymentNotification): Promise<void>;
  notifyLater(notification: PaymentNotification): void;
}

export const DELAY_S = 15;

export function createPaymentService(
  app: FastifyInstance,
  { key, later }: { key: string; later: Later },
): PaymentService {
  const notify = async (about: PaymentNotification) => {
    const payload = JSON.stringify(about);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(key, payload) };
    const { statusCode } = await app.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload });
    if (statusCode !== 200)
      throw new Error(`The platform answered a payment notification with ${statusCode}`);
  };
  const log = (error: unknown) => app.log.error({ err: error });
  return { notify, notifyLater: (about) => later(() => void notify(about).catch(log), DELAY_S * 1000) };
}
