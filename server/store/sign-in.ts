// The rules of coming in with an account and its password.
import { isPasswordRight } from '../passwords.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { credentialOf } from './members.ts';
import { isKnownDevice } from './sessions.ts';
import { forgetTries, noteTry, type SignInTry, tryKey, type TryLimits } from './sign-in-tries.ts';
import type { Db, Trx } from './tables.ts';

export interface Attempt {
  /** A name, or a number. */
  readonly account: string;
  readonly password: string;
  readonly fingerprint: string;
  readonly address: string;
  readonly now: Date;
}

export interface Welcome {
  readonly memberId: number;
  /** To be run in the transaction that opens the session. */
  readonly forgetTries: (trx: Trx) => Promise<void>;
}

/** Judges the password outside of any transaction: the hash takes its time on purpose. */
export async function checkPassword(
  db: Db,
  settings: TryLimits & { passwordCost: number },
  attempt: Attempt,
): Promise<Welcome | Refusal<1001 | 1002 | 1013>> {
  const { fingerprint, address, now } = attempt;
  const credential = await credentialOf(db, attempt.account);
  const memberId = credential?.memberId ?? null;
  const known = await isKnownDevice(db, memberId, fingerprint);
  const key = tryKey(memberId, attempt.account);
  const signInTry: SignInTry = { key, fingerprint, address, now, isKnownDevice: known };
  const noted = await noteTry(db, settings, signInTry);
  if (isRefusal(noted)) return noted;
  const hash = credential?.passwordHash ?? null;
  const isRight = await isPasswordRight(attempt.password, hash, settings.passwordCost);
  if (!credential || !isRight) return refuse(1001);
  if (credential.status !== 1) return refuse(1013);
  return { memberId: credential.memberId, forgetTries: (trx) => forgetTries(trx, noted.id, signInTry) };
}
