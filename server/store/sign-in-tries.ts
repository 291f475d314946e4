// Wrong passwords are counted, so that nobody can guess for long; a stranger cannot lock the owner out.
import { sql } from 'kysely';
import { type Refusal, refuse } from '../refusal.ts';
import { accountKey } from './members.ts';
import type { Db, Trx } from './tables.ts';

export interface TryLimits {
  readonly triesPerAccount: number;
  readonly triesPerAddress: number;
  readonly triesMinutes: number;
}

export interface SignInTry {
  readonly account: string;
  readonly fingerprint: string;
  readonly address: string;
  /** The member had signed in from this installation before. */
  readonly isKnownDevice: boolean;
  readonly now: Date;
}

const MINUTE_MS = 60_000;

/**
 * Writes the try down as wrong before the password is looked at, so that a hundred at once are not one;
 * `withdrawTry` takes it back when the password was right.
 */
export function noteTry(db: Db, limits: TryLimits, attempt: SignInTry): Promise<number | Refusal<1002>> {
  return db.transaction().execute(async (trx) => {
    const key = accountKey(attempt.account);
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    const closedUntil = await closedFor(trx, limits, attempt);
    if (closedUntil !== null) return refuse(1002, { until: Math.ceil(closedUntil / 1000) });
    const { id } = await trx
      .insertInto('sign_in_try')
      .values({
        account_key: key,
        fingerprint_digest: attempt.fingerprint,
        address: attempt.address,
        known_device: attempt.isKnownDevice,
        tried_at: attempt.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** The password was right: neither this try nor earlier ones from this installation count any more. */
export async function forgetTries(trx: Trx, tryId: number, attempt: SignInTry): Promise<void> {
  await trx
    .deleteFrom('sign_in_try')
    .where((eb) =>
      eb.or([
        eb('id', '=', tryId),
        eb.and({ account_key: accountKey(attempt.account), fingerprint_digest: attempt.fingerprint }),
      ]),
    )
    .execute();
}

export async function forgetOldTries(db: Db, limits: TryLimits, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * limits.triesMinutes * MINUTE_MS);
  await db.deleteFrom('sign_in_try').where('tried_at', '<', oldest).execute();
}

/** Milliseconds of the moment when sign-in opens again, `null` when it is open. */
async function closedFor(trx: Trx, limits: TryLimits, attempt: SignInTry): Promise<number | null> {
  const account = accountKey(attempt.account);
  const tries = trx
    .selectFrom('sign_in_try')
    .select('tried_at')
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc');
  // An installation known to the account has a count of its own; all others share one.
  const ofAccount = attempt.isKnownDevice
    ? tries.where('account_key', '=', account).where('fingerprint_digest', '=', attempt.fingerprint)
    : tries.where('account_key', '=', account).where('known_device', '=', false);
  const counts = [
    { query: ofAccount, max: limits.triesPerAccount },
    { query: tries.where('fingerprint_digest', '=', attempt.fingerprint), max: limits.triesPerAccount },
    { query: tries.where('address', '=', attempt.address), max: limits.triesPerAddress },
  ];
  const span = limits.triesMinutes * MINUTE_MS;
  let until: number | null = null;
  for (const { query, max } of counts) {
    const times = (await query.limit(max).execute()).map((row) => row.tried_at.getTime());
    const [newest, oldest] = [times[0], times[max - 1]];
    if (newest === undefined || oldest === undefined || newest - oldest > span) continue;
    if (newest + span > attempt.now.getTime()) until = Math.max(until ?? 0, newest + span);
  }
  return until;
}
