// Writes that move coin: at most one of a call at a time among all tabs, and no second one while the outcome of the
// first is not known.
import type { Call, Input, NoAnswer, Output, Reply } from '#src/contract/call.ts';
import { knownPlatformMs } from '#src/device/known-time.ts';
import { database } from '../db/database.ts';
import { sharedLocks } from '#src/device/locks.ts';
import type { HalcyonDb, MoneyState, MutationRow } from '../db/tables/schema.ts';
import { session } from '../session/session.ts';
import { BUSY, isUnderWay, lockOf, underLock } from './lock.ts';
import { isDefinite, mutate } from './mutate.ts';
import { askOutcome } from './outcome.ts';
import { forgetSender, forgetSent, isYoung } from './sent.ts';

/**
 * Milliseconds after which a request has an effect or never will: the longest timeout of a call, and as much again for
 * the platform.
 */
const MAY_ARRIVE_MS = 60_000;

export interface MoneyResult<C extends Call> {
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
  readonly keep: (done: MoneyResult<C>, memberId: number) => Promise<boolean>;
}

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
      if (await checkOthersFirst(db, await open(), subject)) return BUSY;
      const store = (data: Output<C>) => keep({ data, subject }, memberId);
      const reply = await mutate(call, input, { subject, isMoney: true, keep: store });
      // A refusal of what was sent before without an answer, too: as far as the platform knows there is no effect.
      const ended = reply.ok ? undefined : isDefinite(reply) ? 'absent' : 'unanswered';
      if (ended) await moveAll(db, await open(), ended);
      return reply;
    }),
  );
}

/** Whether there are others. That the platform knows nothing of them is then no longer enough: they may still arrive. */
async function checkOthersFirst(
  db: HalcyonDb,
  open: readonly MutationRow[],
  subject: string,
): Promise<boolean> {
  const others = open.filter((row) => row.subject !== subject || !isYoung(row));
  await moveAll(db, others, 'uncertain');
  return others.length > 0;
}

/** Rows that were sent again or settled meanwhile stay as they are. */
const moveAll = (db: HalcyonDb, rows: readonly MutationRow[], state: MoneyState): Promise<unknown> =>
  db.transaction('rw', db.mutations, () => Promise.all(rows.map((row) => move(db, row, { state }))));

async function move(
  db: HalcyonDb,
  { requestId, attempts }: MutationRow,
  fields: Partial<MutationRow>,
): Promise<void> {
  const row = await db.mutations.get(requestId);
  if (row?.attempts === attempts) await db.mutations.put({ ...row, ...fields });
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

/** Once nothing of it can arrive any more. Until then only one whose request has ended counts as not gone through. */
async function giveUp(db: HalcyonDb, row: MutationRow): Promise<boolean> {
  if (isOver(row)) return forgetTry(db, row);
  const state = row.state === 'unanswered' ? 'absent' : row.state;
  const fields = { ...(state && { state }), askedAt: row.askedAt ?? nowMs() };
  await db.transaction('rw', db.mutations, () => move(db, row, fields));
  return false;
}

/** The clock of the device may have been wrong when it was sent, so `createdAt` says nothing. */
const isOver = ({ sentAt = Infinity, askedAt = Infinity }: MutationRow): boolean =>
  nowMs() - Math.min(sentAt, askedAt) >= MAY_ARRIVE_MS;

/** That of the device only for a platform that never tells the time. */
const nowMs = (): number => knownPlatformMs() ?? Date.now();

/** Unless the mutation was sent again meanwhile; resolves with whether it was not. */
async function forgetTry(db: HalcyonDb, { requestId, attempts }: MutationRow): Promise<boolean> {
  const isForgotten = await db.transaction('rw', db.mutations, async () => {
    const row = await db.mutations.get(requestId);
    if (row?.attempts !== attempts) return false;
    await db.mutations.delete(requestId);
    return true;
  });
  if (isForgotten) forgetSender(requestId);
  return isForgotten;
}

/** A second tab gets `busy` at once. */
async function amongTabs<R>(call: Call, work: () => Promise<R>): Promise<R | NoAnswer> {
  const locks = sharedLocks();
  if (!locks) return work();
  return locks.request(`halcyon-money-${call.name}`, { ifAvailable: true }, (lock) => (lock ? work() : BUSY));
}
