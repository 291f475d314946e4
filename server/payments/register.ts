// Payments of this platform: the callback of a payment service, and the embedded service that uses it.
import type { FastifyInstance } from 'fastify';
import { keyedDigest } from '../secrets/secrets.ts';
import type { Db } from '../database/tables/tables.ts';
import { registerPaymentCallback } from './callback.ts';
import { createPaymentService, type Later, type PaymentService } from './embedded-service.ts';

interface Options {
  readonly db: Db;
  /** Secret key of the platform. */
  readonly secret: string;
  readonly clock: () => Date;
  readonly later?: Later | undefined;
}

export async function registerPayments(
  app: FastifyInstance,
  { db, secret, clock, later = afterwards }: Options,
): Promise<PaymentService> {
  const key = callbackKey(secret);
  await registerPaymentCallback(app, { db, key, clock });
  return createPaymentService(app, { db, key, clock, later });
}

export const callbackKey = (secret: string): string => keyedDigest(secret, 'key of payment callbacks');

const afterwards: Later = (work, ms) => void setTimeout(work, ms).unref();
