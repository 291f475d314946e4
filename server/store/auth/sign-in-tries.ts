// Counts wrong passwords and codes per installation and account, so that a stranger cannot lock the owner out.
import { TOO_MANY_TRIES } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { accountKey } from '../member/members.ts';
import { isMobile } from '../member/mobile.ts';
import { lockNamed } from '../../database/named-lock.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { MINUTE_MS } from '../../time/time.ts';

export interface TryLimits {
  readonly triesPerAccount: number;
  readonly triesPerAddress: number;
  readonly triesMinutes: number;
}

export interface SignInTry {
  /** What is guessed, from `tryKey`. */
  readonly key: string;
  readonly fingerprint: string;
  readonly address: string;
  /** The member had signed in from this installation before. */
  readonly isKnownDevice: boolean;
  readonly now: Date;
}

export interface NotedTry {
  readonly id: number;
  /** Remaining attempts if this one is wrong. */
  readonly remaining: number;
}

/**
 * Locks what was typed, not the member behind it: a locked number would otherwise reveal whose name it locks. Account
 * names contain no blank, so the keys cannot collide.
 */
export const tryKey = (typed: string): string => (isMobile(typed) ? `number ${typed}` : accountKey(typed));

/**
 * Stores the attempt as wrong before it is checked, so that a hundred simultaneous ones all count;
 * `forgetTries` removes it if it was right.
 */
export function noteTry(
  db: Db,
  limits: TryLimits,
  attempt: SignInTry,
): Promise<NotedTry | Refusal<typeof TOO_MANY_TRIES>> {
  return inTransaction(db, async (trx) => {
    const { key, fingerprint, address } = attempt;
    await lockNamed(trx, [`tries of ${key}`, `tries by ${fingerprint}`, `tries from ${address}`]);
    const { closedUntil, remaining } = await standing(trx, limits, attempt);
    if (closedUntil !== null) return refuse(TOO_MANY_TRIES, { until: Math.ceil(closedUntil / 1000) });
    const { id } = await trx
      .insertInto('sign_in_try')
      .values({
        account_key: attempt.key,
        fingerprint_digest: attempt.fingerprint,
        address: attempt.address,
        known_device: attempt.isKnownDevice,
        tried_at: attempt.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, remaining };
  });
}

/** It was right: neither this attempt nor earlier ones from this installation count any more. */
export async function forgetTries(trx: Trx, tryId: number, attempt: SignInTry): Promise<void> {
  await trx
    .deleteFrom('sign_in_try')
    .where((eb) =>
      eb.or([
        eb('id', '=', tryId),
        eb.and({ account_key: attempt.key, fingerprint_digest: attempt.fingerprint }),
      ]),
    )
    .execute();
}

/** There was no code to guess. */
export async function withdrawTry(db: Db, tryId: number): Promise<void> {
  await db.deleteFrom('sign_in_try').where('id', '=', tryId).execute();
}

export async function forgetOldTries(db: Db, limits: TryLimits, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 2 * limits.triesMinutes * MINUTE_MS);
  await db.deleteFrom('sign_in_try').where('tried_at', '<', oldest).execute();
}

interface Standing {
  /** Time in milliseconds when sign-in opens again, `null` if it is open. */
  readonly closedUntil: number | null;
  readonly remaining: number;
}

async function standing(trx: Trx, limits: TryLimits, attempt: SignInTry): Promise<Standing> {
  const tries = trx
    .selectFrom('sign_in_try')
    .select('tried_at')
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc');
  // An installation that the account knows has its own count; all others share one.
  const ofAccount = attempt.isKnownDevice
    ? tries.where('account_key', '=', attempt.key).where('fingerprint_digest', '=', attempt.fingerprint)
    : tries.where('account_key', '=', attempt.key).where('known_device', '=', false);
  const counts = [
    { query: ofAccount, max: limits.triesPerAccount },
    { query: tries.where('fingerprint_digest', '=', attempt.fingerprint), max: limits.triesPerAccount },
  ];
  // An address may be that of a whole town: what strangers try there closes it to strangers alone.
  if (!attempt.isKnownDevice) {
    const ofStrangers = tries.where('address', '=', attempt.address).where('known_device', '=', false);
    counts.push({ query: ofStrangers, max: limits.triesPerAddress });
  }
  const span = limits.triesMinutes * MINUTE_MS;
  const now = attempt.now.getTime();
  let closedUntil: number | null = null;
  let remaining = limits.triesPerAccount - 1;
  for (const { query, max } of counts) {
    const times = (await query.limit(max).execute()).map((row) => row.tried_at.getTime());
    remaining = Math.min(remaining, max - 1 - times.filter((time) => time > now - span).length);
    closedUntil = latest(closedUntil, closing(times, { max, span, now }));
  }
  return { closedUntil, remaining: Math.max(0, remaining) };
}

/** `times` are newest first. `max` attempts within the span close sign-in for the same span. */
function closing(
  times: readonly number[],
  { max, span, now }: { max: number; span: number; now: number },
): number | null {
  const [newest, oldest] = [times[0], times[max - 1]];
  if (newest === undefined || oldest === undefined || newest - oldest > span) return null;
  return newest + span > now ? newest + span : null;
}

const latest = (one: number | null, other: number | null): number | null =>
  other === null ? one : Math.max(one ?? 0, other);
