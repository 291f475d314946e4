// Collects what the rules need to know about a sign-in attempt.
import type { Context } from '../../calls/context.ts';

export function attemptOf(
  { client, now }: Context,
  { account, password }: { account: string; password: string },
) {
  return { account, password, fingerprint: client.fingerprint, address: client.address, now };
}

export const rulesOf = ({ settings, secret }: Context) => ({ limits: settings, secret });

/** `purpose` is the number on the wire. */
export function codeTry<P extends 0 | 1 | 2 | 3 | 4>(
  { client, mutationKey, now }: Context,
  { mobile, purpose, smsCode }: { mobile: string; purpose: P; smsCode: string },
) {
  const { fingerprint, address } = client;
  return { mobile, purpose, code: smsCode, fingerprint, address, mutationKey, now };
}
