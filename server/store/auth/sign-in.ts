// The rules of signing in with an account and its password.
import { ACCOUNT_CLOSED, type TOO_MANY_TRIES, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import { hashPassword, isOutdated, isPasswordRight } from './passwords.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { type Credential, credentialOf, renewHash } from '../member/members.ts';
import { isKnownDevice } from '../member/sessions.ts';
import { forgetTries, noteTry, tryKey, type TryLimits, withdrawTry } from './sign-in-tries.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

export interface Attempt {
  /** An account name or a phone number. */
  readonly account: string;
  readonly password: string;
  readonly fingerprint: string;
  readonly address: string;
  readonly now: Date;
}

export interface Welcome {
  readonly memberId: number;
  /** Forgets the tries and renews an outdated hash, in the transaction that opens the session. */
  readonly settle: (trx: Trx) => Promise<void>;
}

export interface SecretTry {
  /** What is guessed, from `tryKey`. */
  readonly key: string;
  readonly secret: string;
  /** `null` if none is set, so that no password is right. */
  readonly hash: string | null;
  readonly isKnownDevice: boolean;
  readonly fingerprint: string;
  readonly address: string;
  readonly now: Date;
}

export interface PasswordCheck {
  readonly isRight: boolean;
  /** Remaining attempts. */
  readonly remaining: number;
  /** Runs in the transaction of the effect. */
  readonly forgetTries: (trx: Trx) => Promise<void>;
}

/** Checks a password outside of any transaction, because hashing is slow on purpose. */
export async function judgeSecret(
  db: Db,
  settings: TryLimits & { passwordCost: number },
  attempt: SecretTry,
): Promise<PasswordCheck | Refusal<typeof TOO_MANY_TRIES>> {
  const noted = await noteTry(db, settings, attempt);
  if (isRefusal(noted)) return noted;
  const hashing = { cost: settings.passwordCost, address: attempt.address };
  const isRight = await isPasswordRight(attempt.secret, attempt.hash, hashing).catch(
    async (error: unknown) => {
      // Nothing was compared.
      await withdrawTry(db, noted.id);
      throw error;
    },
  );
  return { isRight, remaining: noted.remaining, forgetTries: (trx) => forgetTries(trx, noted.id, attempt) };
}

export async function checkPassword(
  db: Db,
  settings: TryLimits & { passwordCost: number },
  attempt: Attempt,
): Promise<Welcome | Refusal<typeof WRONG_CREDENTIALS | typeof TOO_MANY_TRIES | typeof ACCOUNT_CLOSED>> {
  const { fingerprint, address, now } = attempt;
  const credential = await credentialOf(db, attempt.account);
  const memberId = credential?.memberId ?? null;
  const known = await isKnownDevice(db, memberId, fingerprint);
  const key = tryKey(attempt.account);
  const hash = credential?.passwordHash ?? null;
  const client = { fingerprint, address, isKnownDevice: known, now };
  const judged = await judgeSecret(db, settings, { key, secret: attempt.password, hash, ...client });
  if (isRefusal(judged)) return judged;
  if (!credential || !judged.isRight) return refuse(WRONG_CREDENTIALS, { remaining: judged.remaining });
  if (credential.status !== 1) return refuse(ACCOUNT_CLOSED);
  const renew = await renewal(credential, attempt, settings.passwordCost);
  const settle = async (trx: Trx) => {
    await judged.forgetTries(trx);
    await renew(trx);
  };
  return { memberId: credential.memberId, settle };
}

/** A hash of an older cost or form is replaced while the password is at hand. */
async function renewal(
  { memberId, passwordHash: old }: Credential,
  { password, address }: Attempt,
  cost: number,
): Promise<(trx: Trx) => Promise<void>> {
  if (old === null || !isOutdated(password, old, cost)) return async () => {};
  const hash = await hashPassword(password, { cost, address });
  return (trx) => renewHash(trx, memberId, { old, hash });
}
