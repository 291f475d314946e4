import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuePolicy } from '#src/data/mutations/policies.ts';
import { beginLife, calls, endLife, type Life, openLine, rowOf } from './page-life.ts';

const HOUR_MS = 3_600_000;

let life: Life;
beforeEach(async () => {
  await openLine();
  life = await beginLife();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => endLife(life));

const policyOf = (sameSubject: QueuePolicy['sameSubject']): QueuePolicy<typeof calls.pay> => ({
  call: calls.pay,
  sameSubject,
  tables: () => [],
  settle: async () => {},
});
const put = (sameSubject: QueuePolicy['sameSubject'], amount: number, more = {}) =>
  life.enqueue(life.db, {
    ...{ policy: policyOf(sameSubject), memberId: 7, subject: 'a', input: { amount } },
    ...more,
  });
const amounts = async () => {
  const inputs = (await life.db.mutations.toArray()).map(({ input }) => (input as { amount: number }).amount);
  return inputs.sort((a, b) => a - b);
};

describe('a queued mutation', () => {
  it('is stored whole, under its own key', async () => {
    const row = await put('add', 1);
    const { requestId } = row;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const whole = { ...rowOf({ requestId, subject: 'a', input: { amount: 1 } }), attempts: 0 };
    expect(row).toEqual(whole);
    expect(await life.db.mutations.toArray()).toEqual([whole]);
    expect(await put('add', 2, { token: 'ended', memberId: 0 })).toMatchObject({
      token: 'ended',
      memberId: 0,
    });
  });

  it('replaces a pending one with the same subject', async () => {
    const first = await put('replace', 1);
    const second = await put('replace', 2);
    expect(second.requestId).not.toBe(first.requestId);
    expect(await amounts()).toEqual([2]);
  });

  it('joins a pending one with the same subject', async () => {
    const first = await put('join', 1);
    expect(await put('join', 2)).toEqual(first);
    expect(await amounts()).toEqual([1]);
  });

  it('replaces a pending one whose key the platform may have forgotten', async () => {
    const first = await put('join', 1);
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    life.noteServerTime(Date.now() / 1000);
    const second = await put('join', 2);
    expect(second.requestId).not.toBe(first.requestId);
    expect(await amounts()).toEqual([2]);
  });

  it('is added to a pending one with the same subject', async () => {
    await put('add', 1);
    await put('add', 2);
    expect(await amounts()).toEqual([1, 2]);
  });

  it.each(['replace', 'join'] as const)(
    '(%s) does not affect other subjects, members and calls',
    async (how) => {
      await life.db.mutations.bulkPut([
        rowOf({ requestId: 'subject', subject: 'b', input: {} }),
        rowOf({ requestId: 'member', subject: 'a', memberId: 8, input: {} }),
        rowOf({ requestId: 'call', subject: 'a', call: 'vote', input: {} }),
        rowOf({ requestId: 'sent', subject: 'a' }),
      ]);
      const { requestId } = await put(how, 1);
      const kept = (await life.db.mutations.toArray()).map((row) => row.requestId).sort();
      expect(kept).toEqual([requestId, 'call', 'member', 'sent', 'subject'].sort());
    },
  );

  it('is found by its subject, unlike one that was sent at once', async () => {
    await life.db.mutations.put(rowOf({ subject: 'a' }));
    const { requestId } = await put('add', 1);
    const about = { memberId: 7, call: 'pay', subject: 'a' };
    expect((await life.queuedAbout(life.db, about)).map((row) => row.requestId)).toEqual([requestId]);
  });
});
