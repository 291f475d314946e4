// A life of a page with two queued calls, whose answers are recorded.
import { vi } from 'vitest';
import type { QueuePolicy } from '#src/data/mutations/policies.ts';
import { beginLife, calls, type Life, type Line, openLine, rowOf } from './page-life.ts';

interface SettledMutation {
  readonly requestId: string;
  readonly isOk: boolean;
  readonly isQuiet: boolean;
  readonly callSeq: number;
}

export interface QueuedLife extends Life {
  readonly line: Line;
  /** The policy of the call `pay`; a test may change it. */
  readonly pay: QueuePolicy<typeof calls.pay>;
  readonly settled: SettledMutation[];
  /** Adds a pending mutation of `pay` with this key. */
  readonly put: (requestId: string, more?: object) => Promise<unknown>;
  readonly putVote: (requestId: string, more?: object) => Promise<unknown>;
  /** Keys of the pending mutations. */
  readonly waiting: () => Promise<string[]>;
  /** Keys of the sent mutations, in order. */
  readonly keys: () => string[];
  /** As if a person was waiting. */
  readonly retry: () => Promise<void>;
}

/** Automatic retries happen when a test triggers them; their timers do not use the clock. */
export async function beginQueuedLife(): Promise<QueuedLife> {
  const line = await openLine();
  const life = await beginLife();
  const settled: SettledMutation[] = [];
  const policyOf = <C extends typeof calls.pay | typeof calls.vote>(call: C): QueuePolicy<C> => ({
    call,
    sameSubject: 'add',
    tables: (db) => [db.drafts],
    async settle({ db, row, reply, callSeq, isQuiet }) {
      settled.push({ requestId: row.requestId, isOk: reply.ok, isQuiet, callSeq });
      await db.drafts.put({ memberId: row.memberId, key: row.requestId, value: reply.ok });
    },
  });
  const pay = policyOf(calls.pay);
  life.setQueuePolicies([pay, policyOf(calls.vote)]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const put = (requestId: string, more = {}) =>
    life.db.mutations.put(rowOf({ requestId, input: { amount: 1 }, attempts: 0, ...more }));
  return {
    ...life,
    ...{ line, pay, settled, put },
    putVote: (requestId, more = {}) => put(requestId, { call: 'vote', input: { up: 1 }, ...more }),
    // Sorted by key, like the table.
    waiting: async () => (await life.db.mutations.toArray()).map(({ requestId }) => requestId),
    keys: () => line.sent.map(({ requestId }) => requestId),
    retry: () => life.flush({ isUrgent: true }),
  };
}
