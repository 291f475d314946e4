// Checks the member's own passwords before they, or something they protect, are changed.
import {
  INVALID_FIELDS,
  type TOO_MANY_TRIES,
  WRONG_CREDENTIALS,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import type { Context } from './context.ts';
import { hashPassword } from '../store/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import { isKnownDevice, type SignedIn } from '../store/member/sessions.ts';
import { type PasswordCheck, judgeSecret } from '../store/auth/sign-in.ts';
import type { Trx } from '../database/tables/tables.ts';

export type OfMember = Context & { readonly member: SignedIn };

export type SecretName = 'password' | 'safeboxPassword';

/** Cost of a password hash, and whose turn it takes. */
export const hashingOf = ({ settings, client }: Context) => ({
  cost: settings.passwordCost,
  address: client.address,
});

const KEYS: Readonly<Record<SecretName, (memberId: number) => string>> = {
  password: (memberId) => `password of ${memberId}`,
  safeboxPassword: (memberId) => `safebox of ${memberId}`,
};

export async function judgeOwn(
  { db, settings, client, member, now }: OfMember,
  name: SecretName,
  { secret, hash }: { secret: string; hash: string | null },
): Promise<PasswordCheck | Refusal<typeof TOO_MANY_TRIES>> {
  const { fingerprint, address } = client;
  return judgeSecret(db, settings, {
    key: KEYS[name](member.id),
    isKnownDevice: await isKnownDevice(db, member.id, fingerprint),
    ...{ secret, hash, fingerprint, address, now },
  });
}

export interface Replacement {
  readonly hash: string;
  readonly forgetTries: (trx: Trx) => Promise<void>;
}

/** `null` if none was sent. */
export async function replaceOwn(
  context: OfMember,
  name: SecretName,
  { given, hash }: { given: { old?: string | undefined; new: string } | undefined; hash: string | null },
): Promise<
  | Replacement
  | null
  | Refusal<
      typeof INVALID_FIELDS | typeof WRONG_CREDENTIALS | typeof TOO_MANY_TRIES | typeof WRONG_SAFE_PASSWORD
    >
> {
  if (!given) return null;
  if (hash === null)
    return { hash: await hashPassword(given.new, hashingOf(context)), forgetTries: async () => {} };
  if (given.old === undefined) return refuse(INVALID_FIELDS, { fields: { [`${name}.old`]: 'required' } });
  const judged = await judgeOwn(context, name, { secret: given.old, hash });
  if (isRefusal(judged)) return judged;
  if (!judged.isRight)
    return refuse(name === 'password' ? WRONG_CREDENTIALS : WRONG_SAFE_PASSWORD, {
      remaining: judged.remaining,
    });
  return { hash: await hashPassword(given.new, hashingOf(context)), forgetTries: judged.forgetTries };
}
