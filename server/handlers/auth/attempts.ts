// A try as the rules want to see it: what was given, and by whom.
import type { Context } from '../../api/context.ts';

export function attemptOf(
  { client, now }: Context,
  { account, password }: { account: string; password: string },
) {
  return { account, password, fingerprint: client.fingerprint, address: client.address, now };
}

export const rulesOf = ({ settings, secret }: Context) => ({ limits: settings, secret });

/** `purpose` as on the wire is what the code was sent for. */
export function codeTry<P extends 0 | 1 | 2 | 3 | 4>(
  { client, mutationKey, now }: Context,
  { mobile, purpose, smsCode }: { mobile: string; purpose: P; smsCode: string },
) {
  const { fingerprint, address } = client;
  return { mobile, purpose, code: smsCode, fingerprint, address, mutationKey, now };
}
