// Writes that move coin: at most one of a call at a time among all tabs, and no second one while the outcome of the
// first is not known.
import { signal } from '@preact/signals-react';
import type { Call, Input, NoAnswer, Output, Reply } from '#src/contract/call.ts';
import { hasSurelyPassed } from '../api/known-time.ts';
import { database } from '../db/database.ts';
import { sharedLocks } from '../db/locks.ts';
import type { HalcyonDb, MutationRow } from '../db/schema.ts';
import { session } from '../session/session.ts';
import { BUSY, lockOf, underLock } from './lock.ts';
import { mutate } from './mutate.ts';
import { askOutcome } from './outcome.ts';
import { forgetSent } from './sent.ts';

/**
 * Milliseconds after which the platform no longer works on a request: one without an effect by then has none. Until
 * then the same input is sent with the same idempotency key.
 */
const MAY_ARRIVE_MS = 2 * 60_000;

export interface Done<C extends Call> {
  /** Absent if the answer was lost and the platform does not keep it. */
  readonly data: Output<C> | undefined;
  readonly requestId?: string;
  /** What it was sent with. */
  readonly subject: string;
}

export interface MoneyCall<C extends Call> {
  readonly call: C;
  /** Stores the effect. It may run again for the same one. */
  readonly keep: (done: Done<C>, memberId: number) => Promise<unknown>;
}

/** Idempotency keys of mutations that the platform, when it was asked, knew nothing of. */
export const withoutEffect = signal<ReadonlySet<string>>(new Set());

/** `subject` says everything about the input that is no secret. A reply without an answer leaves the mutation open. */
export function mutateMoney<C extends Call>(
  { call, keep }: MoneyCall<C>,
  input: Input<C>,
  subject: string,
): Promise<Reply<C>> {
  return underLock(lockOf(call), () =>
    amongTabs(call, async (): Promise<Reply<C>> => {
      const { memberId } = session.peek();
      const reply = await mutate(call, input, { subject, isQuiet: true, isMoney: true });
      if (reply.ok) await keep({ data: reply.data, subject }, memberId);
      return reply;
    }),
  );
}

/** Mutations whose outcome is not known: being sent here or in another tab, or left without an answer. */
export const openMutations = (
  db: HalcyonDb,
  { call, memberId }: { call: string; memberId: number },
): Promise<MutationRow[]> =>
  db.mutations
    .where({ memberId })
    .filter((row) => row.call === call && row.isMoney === true)
    .toArray();

/**
 * Asks the platform for the outcome of what is open. Leaves open what cannot be answered now, and what may still
 * arrive at the platform.
 */
export async function resolveMoney<C extends Call>({ call, keep }: MoneyCall<C>): Promise<void> {
  await amongTabs(call, async () => {
    const { memberId } = session.peek();
    const { db } = await database();
    const open = await openMutations(db, { call: call.name, memberId });
    for (const { requestId, subject, createdAt } of open) {
      const outcome = await askOutcome(call, requestId);
      if (session.peek().memberId !== memberId || outcome === 'unanswered') return;
      if (outcome === 'unknown') {
        withoutEffect.value = new Set([...withoutEffect.peek(), requestId]);
        if (hasSurelyPassed(MAY_ARRIVE_MS, createdAt)) await forgetSent(requestId);
        continue;
      }
      await keep({ data: outcome.data, requestId, subject }, memberId);
      await forgetSent(requestId);
    }
  });
}

/** A second tab gets `busy` at once. */
async function amongTabs<R>(call: Call, work: () => Promise<R>): Promise<R | NoAnswer> {
  const locks = sharedLocks();
  if (!locks) return work();
  return locks.request(`halcyon-money-${call.name}`, { ifAvailable: true }, (lock) => (lock ? work() : BUSY));
}
