// The page where a member pays for an order. Its signature keeps others from guessing orders.
import { isSameText, keyedDigest } from '../secrets/secrets.ts';

export const PAYMENT_PATH = '/pay';

export interface PaymentLink {
  readonly orderId: string;
  /** Origin of the app, for the way back. */
  readonly app: string;
}

const signatureOf = (secret: string, { orderId, app }: PaymentLink): string =>
  keyedDigest(secret, `payment of ${orderId} from ${app}`);

/** Path and query. */
export function paymentPath(secret: string, link: PaymentLink): string {
  const query = new URLSearchParams({ app: link.app, sign: signatureOf(secret, link) });
  return `${PAYMENT_PATH}/${link.orderId}?${query.toString()}`;
}

export const isSigned = (secret: string, link: PaymentLink, sign: string): boolean =>
  isSameText(sign, signatureOf(secret, link));
