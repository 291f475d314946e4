// Mutations that may wait for a connection: stored with their input and sent by `flush()`, in this visit or a later one.
import type { Call, Input } from '#src/contract/call.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { platformMs } from '../api/clock.ts';
import type { HalcyonDb, MutationRow } from '../db/tables/schema.ts';
import { addPolicy, type QueuedRow, type QueuePolicy } from './policies.ts';
import { isYoung } from './sent.ts';

export interface Queueing<C extends Call> {
  readonly policy: QueuePolicy<C>;
  readonly memberId: number;
  readonly subject: string;
  readonly input: Input<C>;
  /** Belongs to another session than the member's current one, such as one that has ended. */
  readonly token?: string;
}

/** Also works within a caller's transaction that includes `mutations`. */
export function enqueue<C extends Call>(db: HalcyonDb, queueing: Queueing<C>): Promise<QueuedRow> {
  const { policy, memberId, subject, input, token } = queueing;
  const call = policy.call.name;
  addPolicy(policy);
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
