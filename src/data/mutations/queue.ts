// Mutations that may wait for a connection: stored with their input and sent by `flush()`, in this visit or a later one.
import type { Table } from 'dexie';
import type { Call, Input, Reply } from '#src/contract/call.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { platformMs } from '../api/clock.ts';
import type { HalcyonDb, MutationRow } from '../db/schema.ts';
import { isYoung } from './sent.ts';

export type QueuedRow = MutationRow & { readonly input: object };

export interface Settled<C extends Call> {
  readonly db: HalcyonDb;
  readonly row: QueuedRow;
  readonly reply: Reply<C>;
  /** Order of the call, for platforms that send no `balanceSeq`. */
  readonly callSeq: number;
  /** No screen waits for the answer. */
  readonly isQuiet: boolean;
}

/** How mutations of a call wait, and what their answers change. */
export interface QueuePolicy<C extends Call = Call> {
  readonly call: C;
  /**
   * What a new mutation does to a pending one about the same subject: replaces it, joins it, or waits beside it.
   */
  readonly sameSubject: 'replace' | 'join' | 'add';
  /** Tables that `settle` writes. */
  tables(db: HalcyonDb): readonly Table[];
  /** Runs in the transaction that ends the mutation, if its member is still signed in. */
  settle(settled: Settled<C>): Promise<void>;
  /** Whether to send the row now or later. By default it is sent. */
  guard?(row: QueuedRow, send: () => Promise<void>): Promise<void>;
  /** By default every answer ends the mutation, except one that says the platform is unavailable. */
  isEnded?(reply: Reply<C>): boolean;
}

export interface Queueing<C extends Call> {
  readonly policy: QueuePolicy<C>;
  readonly memberId: number;
  readonly subject: string;
  readonly input: Input<C>;
  /** Of a session other than the member's own, such as one that has ended. */
  readonly token?: string;
}

/** Also works within a caller's transaction that includes `mutations`. */
export function enqueue<C extends Call>(db: HalcyonDb, queueing: Queueing<C>): Promise<QueuedRow> {
  const { policy, memberId, subject, input, token } = queueing;
  const call = policy.call.name;
  return db.transaction('rw', db.mutations, async () => {
    const waiting = policy.sameSubject === 'add' ? [] : await queuedAbout(db, { memberId, call, subject });
    const joined = policy.sameSubject === 'join' ? waiting.find(isYoung) : undefined;
    if (joined) return joined;
    await db.mutations.bulkDelete(waiting.map(({ requestId }) => requestId));
    const row: QueuedRow = {
      requestId: uuidv4(),
      memberId,
      call,
      subject,
      input: input as object,
      createdAt: platformMs(),
      attempts: 0,
      ...(token !== undefined && { token }),
    };
    await db.mutations.add(row);
    return row;
  });
}

type About = Pick<MutationRow, 'memberId' | 'call' | 'subject'>;

export async function queuedAbout(db: HalcyonDb, about: About): Promise<QueuedRow[]> {
  return (await db.mutations.where({ ...about }).toArray()).filter(isQueued);
}

export const isQueued = (row: MutationRow): row is QueuedRow => row.input !== undefined;
