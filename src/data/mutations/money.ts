// Writes that move coin: at most one of a call at a time among all tabs, and no second one while the outcome of the
// first is not known.
import { signal } from '@preact/signals-react';
import type { Call, Input, NoAnswer, Output, Reply } from '#src/contract/call.ts';
import { hasSurelyPassed } from '../api/known-time.ts';
import { database } from '../db/database.ts';
import { sharedLocks } from '#src/device/locks.ts';
import type { HalcyonDb, MutationRow } from '../db/schema.ts';
import { session } from '../session/session.ts';
import { BUSY, isUnderWay, lockOf, underLock } from './lock.ts';
import { isDefinite, mutate } from './mutate.ts';
import { askOutcome } from './outcome.ts';
import { disown, forgetSent, isSentByThisPage, isYoung } from './sent.ts';

/**
 * Milliseconds after which a request has an effect or never will: the longest timeout of a call, and as much again for
 * the platform.
 */
const MAY_ARRIVE_MS = 60_000;

export interface Done<C extends Call> {
  /** Absent if the answer was lost and the platform does not keep it. */
  readonly data: Output<C> | undefined;
  readonly requestId?: string;
  /** What it was sent with. */
  readonly subject: string;
}

export interface MoneyCall<C extends Call> {
  readonly call: C;
  /**
   * Stores the effect; it may run again for the same one. Resolves with false if the platform could not be asked for
   * what has to be stored.
   */
  readonly keep: (done: Done<C>, memberId: number) => Promise<boolean>;
}

/** Tries that this page made and the platform, when it was asked afterwards, knew nothing of. */
export const withoutEffect = signal<ReadonlySet<string>>(new Set());

/** One sending of a mutation: the same one sent again is another. */
export const tryOf = ({ requestId, attempts }: MutationRow): string => `${requestId} ${attempts}`;

const markWithoutEffect = (rows: readonly MutationRow[]): void => {
  withoutEffect.value = new Set([...withoutEffect.peek(), ...rows.map(tryOf)]);
};

/**
 * `subject` says everything about the input that is no secret. A reply without an answer leaves the mutation open;
 * until it is settled, the same one is sent with the same idempotency key, and any other one is not sent.
 */
export function mutateMoney<C extends Call>(
  { call, keep }: MoneyCall<C>,
  input: Input<C>,
  subject: string,
): Promise<Reply<C>> {
  return underLock(lockOf(call), () =>
    amongTabs(call, async (): Promise<Reply<C>> => {
      const { memberId } = session.peek();
      const { db } = await database();
      const open = () => openMutations(db, { call: call.name, memberId });
      if (checkOthersFirst(await open(), subject)) return BUSY;
      const store = (data: Output<C>) => keep({ data, subject }, memberId);
      const reply = await mutate(call, input, { subject, isMoney: true, keep: store });
      if (!reply.ok && isDefinite(reply)) markWithoutEffect(await open());
      return reply;
    }),
  );
}

/** Whether there are others. That the platform knows nothing of them is then no longer enough: they may still arrive. */
function checkOthersFirst(open: readonly MutationRow[], subject: string): boolean {
  const others = open.filter((row) => row.subject !== subject || !isYoung(row));
  if (others.length === 0) return false;
  for (const { requestId } of others) disown(requestId);
  withoutEffect.value = new Set();
  return true;
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
 * arrive at the platform. Resolves with true if a mutation has no effect and never will.
 */
export async function resolveMoney<C extends Call>({ call, keep }: MoneyCall<C>): Promise<boolean> {
  const { memberId } = session.peek();
  const { db } = await database();
  const open = await openMutations(db, { call: call.name, memberId });
  // Its row is written after the lock is taken: without it, every request of these rows has ended.
  if (isUnderWay(lockOf(call))) return false;
  let isAnyGone = false;
  for (const row of open) {
    const { requestId, subject } = row;
    const outcome = await askOutcome(call, requestId);
    if (session.peek().memberId !== memberId || outcome === 'unanswered') return isAnyGone;
    if (outcome === 'unknown') isAnyGone = (await giveUp(db, row)) || isAnyGone;
    else if (await keep({ data: outcome.data, requestId, subject }, memberId)) await forgetSent(requestId);
  }
  return isAnyGone;
}

/** Once nothing of it can arrive any more; until then only the page that sent it may say that it did not go through. */
async function giveUp(db: HalcyonDb, row: MutationRow): Promise<boolean> {
  if (isOver(row)) return forgetTry(db, row);
  if (isSentByThisPage(row.requestId)) markWithoutEffect([row]);
  return false;
}

/** Unless the mutation was sent again meanwhile; resolves with whether it was not. */
async function forgetTry(db: HalcyonDb, { requestId, attempts }: MutationRow): Promise<boolean> {
  const isForgotten = await db.transaction('rw', db.mutations, async () => {
    const row = await db.mutations.get(requestId);
    if (row?.attempts !== attempts) return false;
    await db.mutations.delete(requestId);
    return true;
  });
  if (isForgotten) disown(requestId);
  return isForgotten;
}

/** Moments of this page's lifetime, because the device's clock may have been wrong when the row was written. */
const firstAskedAt = new Map<string, number>();

function isOver(row: MutationRow): boolean {
  const since = firstAskedAt.get(tryOf(row)) ?? performance.now();
  firstAskedAt.set(tryOf(row), since);
  const sentAt = row.sentAt ?? row.createdAt;
  return hasSurelyPassed(MAY_ARRIVE_MS, sentAt) || performance.now() - since >= MAY_ARRIVE_MS;
}

/** A second tab gets `busy` at once. */
async function amongTabs<R>(call: Call, work: () => Promise<R>): Promise<R | NoAnswer> {
  const locks = sharedLocks();
  if (!locks) return work();
  return locks.request(`halcyon-money-${call.name}`, { ifAvailable: true }, (lock) => (lock ? work() : BUSY));
}
