// The member's own passwords: judged before they are replaced, or before something that they guard is changed.
import type { Context } from '../../api/context.ts';
import { hashPassword } from '../../store/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { isKnownDevice, type SignedIn } from '../../store/auth/sessions.ts';
import { type Judged, judgeSecret } from '../../store/auth/sign-in.ts';
import { tryKey } from '../../store/auth/sign-in-tries.ts';
import type { Trx } from '../../store/tables.ts';

export type OfMember = Context & { readonly member: SignedIn };

export type SecretName = 'password' | 'safeboxPassword';

const KEYS: Readonly<Record<SecretName, (memberId: number) => string>> = {
  password: (memberId) => tryKey(memberId, ''),
  safeboxPassword: (memberId) => `safebox of ${memberId}`,
};

export async function judgeOwn(
  { db, settings, client, member, now }: OfMember,
  name: SecretName,
  { secret, hash }: { secret: string; hash: string | null },
): Promise<Judged | Refusal<1002>> {
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

/** `null` where none was given. */
export async function replaceOwn(
  context: OfMember,
  name: SecretName,
  { given, hash }: { given: { old?: string | undefined; new: string } | undefined; hash: string | null },
): Promise<Replacement | null | Refusal<422 | 1001 | 1002 | 2007>> {
  if (!given) return null;
  const { passwordCost } = context.settings;
  if (hash === null)
    return { hash: await hashPassword(given.new, passwordCost), forgetTries: async () => {} };
  if (given.old === undefined) return refuse(422, { fields: { [`${name}.old`]: 'required' } });
  const judged = await judgeOwn(context, name, { secret: given.old, hash });
  if (isRefusal(judged)) return judged;
  if (!judged.isRight)
    return name === 'password' ? refuse(1001) : refuse(2007, { remaining: judged.remaining });
  return { hash: await hashPassword(given.new, passwordCost), forgetTries: judged.forgetTries };
}
