// How a payment service notifies the platform of an order: a signed body, sent from server to server as often as it likes.
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isSameText, keyedDigest } from '../secrets/secrets.ts';
import { settleDeposit } from '../store/wallet/deposits.ts';
import type { Db } from '../database/tables/tables.ts';

export const CALLBACK_PATH = '/payments/callback';
export const SIGNATURE_HEADER = 'x-payment-signature';

/** Bytes; the body holds four short values. */
const BODY_MAX = 4096;

const Notification = v.object({
  orderId: v.pipe(v.string(), v.maxLength(64)),
  /** Hundredths that were paid or should have been. */
  amount: v.pipe(v.number(), v.safeInteger()),
  result: v.picklist(['paid', 'failed']),
});
export type PaymentNotification = v.InferOutput<typeof Notification>;

export const signatureOf = (key: string, body: string): string =>
  keyedDigest(key, `payment callback ${body}`);

interface Options {
  readonly db: Db;
  /** Shared with the payment service. */
  readonly key: string;
  readonly clock: () => Date;
}

export async function registerPaymentCallback(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(async (callback) => {
    callback.removeAllContentTypeParsers();
    // The signature is that of the bytes.
    callback.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    callback.post(CALLBACK_PATH, { bodyLimit: BODY_MAX }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
      if (!isSameText(signature, signatureOf(options.key, body))) return answer(reply, 401, 'not signed');
      const notification = readNotification(body);
      if (!notification) return answer(reply, 400, 'unreadable');
      const { orderId, amount, result } = notification;
      const isPaid = result === 'paid';
      const settled = await settleDeposit(options.db, { orderId, amount, isPaid, now: options.clock() });
      request.log.info({ payment: settled });
      return answer(reply, STATUS[settled], settled);
    });
  });
}

/** A service that is answered 200 stops repeating its notification. */
const STATUS = {
  credited: 200,
  failed: 200,
  'already settled': 200,
  // The service sends the money back to the payer.
  returned: 200,
  unknown: 404,
  'other amount': 409,
};

const answer = (reply: FastifyReply, status: number, result: string) =>
  reply.code(status).header('cache-control', 'no-store').send({ result });

function readNotification(body: string): PaymentNotification | null {
  try {
    const read = v.safeParse(Notification, JSON.parse(body));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
