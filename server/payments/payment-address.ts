// The page where a member pays for an order. Its signature keeps others from guessing orders.
import { isSameText, keyedDigest } from '../secrets.ts';

export const PAYMENT_PATH = '/pay';

const signatureOf = (secret: string, orderId: string): string => keyedDigest(secret, `payment of ${orderId}`);

export const paymentAddress = (
  origin: string,
  { orderId, secret }: { orderId: string; secret: string },
): string => `${origin}${PAYMENT_PATH}/${orderId}?sign=${signatureOf(secret, orderId)}`;

export const isSigned = (secret: string, { orderId, sign }: { orderId: string; sign: string }): boolean =>
  isSameText(sign, signatureOf(secret, orderId));
