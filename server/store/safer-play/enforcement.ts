// What limits, breaks and exclusions refuse. Withdrawals, the statement and customer service are never refused.
import {
  DEPOSIT_LIMIT_REACHED,
  FORBIDDEN,
  PLAY_LIMIT_REACHED,
  type SELF_EXCLUDED,
  type TAKING_A_BREAK,
  TIME_LIMIT_REACHED,
} from '#src/contract/errors.ts';
import type { LimitKind } from '#src/contract/limits.ts';
import { type Refusal, type RefusalDetail, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db } from '../../database/tables/tables.ts';
import { saferPlayOf } from './limits.ts';
import { pauseOf, type PauseRefusal } from './pauses.ts';
import type { KeptLimit } from '../../database/tables/safer-play.ts';
import { usageOf } from './usage.ts';

export type PlayRefusal = Refusal<
  typeof PLAY_LIMIT_REACHED | typeof TIME_LIMIT_REACHED | typeof TAKING_A_BREAK | typeof SELF_EXCLUDED
>;

interface LimitContext {
  readonly memberId: number;
  readonly now: Date;
}

/**
 * Judged where coin is credited, under the lock of the member's balance: much may have happened since it was asked for.
 */
export async function refuseCredit(
  db: Db,
  { memberId, now }: LimitContext,
): Promise<Refusal<typeof FORBIDDEN> | PauseRefusal | null> {
  const { status } = await db
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return status === 1 ? refusePaused(db, { memberId, now }) : refuse(FORBIDDEN);
}

export async function refusePaused(db: Db, { memberId, now }: LimitContext): Promise<PauseRefusal | null> {
  return pauseOf(await saferPlayOf(db, memberId), now);
}

/** Called under the lock of the member's balance. `amount` in hundredths. */
export async function refuseDeposit(
  db: Db,
  { memberId, amount, now }: LimitContext & { amount: number },
): Promise<Refusal<typeof DEPOSIT_LIMIT_REACHED> | PauseRefusal | null> {
  const row = await saferPlayOf(db, memberId);
  const paused = pauseOf(row, now);
  if (paused) return paused;
  const over = await exceeded(db, limitsOf(row?.limits, ['deposit']), { memberId, now, more: amount });
  return over && refuse(DEPOSIT_LIMIT_REACHED, over);
}

/** `bet` in hundredths: 0 opens a game. Play money is limited by time alone. */
export async function refusePlay(
  db: Db,
  { memberId, bet, trial, now }: LimitContext & { bet: number; trial: boolean },
): Promise<PlayRefusal | null> {
  const row = await saferPlayOf(db, memberId);
  const paused = pauseOf(row, now);
  if (paused) return paused;
  // A game opens if at least the smallest part of the limit is left.
  const more = Math.max(1, bet);
  const money = trial ? [] : limitsOf(row?.limits, ['loss', 'bet']);
  const spent = await exceeded(db, money, { memberId, now, more });
  if (spent) return refuse(PLAY_LIMIT_REACHED, spent);
  const over = await exceeded(db, limitsOf(row?.limits, ['session']), { memberId, now, more: 1 });
  return over && refuse(TIME_LIMIT_REACHED, over);
}

const limitsOf = (limits: readonly KeptLimit[] = [], kinds: readonly LimitKind[]): KeptLimit[] =>
  limits.filter(({ kind }) => kinds.includes(kind));

/** Returns the limit that begins anew last among those that `more` would exceed. */
async function exceeded(
  db: Db,
  limits: readonly KeptLimit[],
  { memberId, now, more }: LimitContext & { more: number },
): Promise<Required<Pick<RefusalDetail, 'until' | 'limit'>> | null> {
  let last = null;
  for (const { kind, period, value } of limits) {
    const { used, resetAt } = await usageOf(db, memberId, { kind, period, now });
    if (used + more <= value) continue;
    const until = epochSeconds(resetAt);
    const limit = { kind, period, value, left: Math.max(0, value - used) };
    if (last === null || until > last.until) last = { until, limit };
  }
  return last;
}
