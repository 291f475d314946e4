import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MutationRow } from '#src/data/db/tables/schema.ts';
import {
  beginLife,
  calls,
  endLife,
  keysOf,
  type Life,
  type Line,
  loseAnswers,
  openLine,
  refusal,
  rowOf,
  UNKNOWN,
} from './page-life.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let line: Line;
let life: Life;
beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => endLife(life));

/** Closes the tab and opens it again. */
async function restart(memberId?: number): Promise<void> {
  life.db.close();
  life = await beginLife(memberId);
}

const passes = (ms: number) => vi.setSystemTime(Date.now() + ms);
const rows = () => life.db.mutations.toArray();

async function loseAnswer(subject: string, amount = 1): Promise<void> {
  await loseAnswers(line, () => life.mutate(calls.pay, { amount }, { subject }));
}

describe('a mutation without an answer, sent again after a restart,', () => {
  it('reuses its key if it has a subject', async () => {
    await loseAnswer('order 9');
    await restart();
    await life.mutate(calls.pay, { amount: 1 }, { subject: 'order 9' });
    expect(keysOf(line, 'pay')[1]).toBe(keysOf(line, 'pay')[0]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['has no subject', { before: '', after: '', memberId: 7 }],
    ['has another subject', { before: 'order 9', after: 'order 8', memberId: 7 }],
    ['belongs to another member', { before: 'order 9', after: 'order 9', memberId: 8 }],
  ])('gets a new key if it %s', async (_, { before, after, memberId }) => {
    await loseAnswer(before);
    await restart(memberId);
    await life.mutate(calls.pay, { amount: 1 }, { subject: after });
    expect(keysOf(line, 'pay')[1]).not.toBe(keysOf(line, 'pay')[0]);
  });

  it('gets a new key if it is another call', async () => {
    await loseAnswer('order 9');
    await restart();
    await life.mutate(calls.vote, { up: 1 }, { subject: 'order 9' });
    expect(keysOf(line, 'vote')[0]).not.toBe(keysOf(line, 'pay')[0]);
  });

  it('does not use the key of a pending one', async () => {
    await life.db.mutations.put(rowOf({ requestId: 'queued', subject: 'a', input: { amount: 1 } }));
    await life.mutate(calls.pay, { amount: 1 }, { subject: 'a' });
    expect(keysOf(line, 'pay')).not.toContain('queued');
  });

  it.each([
    ['is new after 23 hours', 23 * HOUR_MS, true],
    ['is the same a moment earlier', 23 * HOUR_MS - 1, false],
  ])('gets a key that, by the clock of the platform, %s', async (_, ms, isNew) => {
    await loseAnswer('a');
    passes(ms);
    life.noteServerTime(Date.now() / 1000);
    await life.mutate(calls.pay, { amount: 1 }, { subject: 'a' });
    expect(keysOf(line, 'pay')[1] !== keysOf(line, 'pay')[0]).toBe(isNew);
    await loseAnswer('b');
    await restart();
    passes(ms);
    life.noteServerTime(Date.now() / 1000);
    await life.mutate(calls.pay, { amount: 1 }, { subject: 'b' });
    expect(keysOf(line, 'pay')[3] !== keysOf(line, 'pay')[2]).toBe(isNew);
  });
});

describe('a mutation that an earlier life of the page left without an answer', () => {
  const left = (more: Partial<MutationRow> = {}) =>
    life.db.mutations.put(rowOf({ requestId: 'left', createdAt: Date.now() - 2 * MINUTE_MS - 1, ...more }));
  const asked = () => keysOf(line, 'requestResult');

  it.each([
    ['had its effect', { data: { state: 'done', call: 'pay', data: { coin: 1 } } }],
    ['has no effect', UNKNOWN],
    ['is not known to the platform', refusal(404)],
  ])('is asked about, and deleted once it is known that it %s', async (_, answer) => {
    await left();
    line.answer = () => answer;
    await life.flush();
    expect(asked()).toEqual(['left']);
    expect(await rows()).toEqual([]);
  });

  it.each(['cut', 'silence'] as const)(
    'is kept in silence, like the ones after it, while there is no answer (%s)',
    async (how) => {
      const listener = vi.fn<() => void>();
      life.timedOut.listen(listener);
      await left();
      await left({ requestId: 'next' });
      line.answer = () => how;
      await life.flush();
      expect(asked()).toHaveLength(1);
      expect(await rows()).toHaveLength(2);
      expect(listener).not.toHaveBeenCalled();
    },
  );

  it('may still be in flight in another tab for two minutes', async () => {
    await left({ createdAt: Date.now() - 2 * MINUTE_MS });
    await life.flush();
    expect(asked()).toEqual([]);
    passes(1);
    await life.flush();
    expect(asked()).toEqual(['left']);
  });

  it('is neither one that this page has sent nor a pending one', async () => {
    await loseAnswer('');
    await left({ requestId: 'queued', call: 'unheard', input: {} });
    passes(3 * MINUTE_MS);
    line.sent.length = 0;
    await life.flush();
    expect(asked()).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  it('is not asked about for another member or while nobody is signed in', async () => {
    await left({ memberId: 8 });
    await left({ requestId: 'nobody', memberId: 0 });
    await life.flush();
    await restart(0);
    await life.flush();
    expect(asked()).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });

  it('is not deleted by an answer after its member has signed out', async () => {
    await left();
    line.answer = () => {
      life.endSession('signOut', 'token of 7');
      return UNKNOWN;
    };
    await life.flush();
    expect(await rows()).toHaveLength(1);
  });
});

describe('unresolved mutations of one call', () => {
  it('are deleted together, in the page and in storage, and nothing else is', async () => {
    await loseAnswer('a');
    await life.db.mutations.bulkPut([
      rowOf({ requestId: 'queued', input: {} }),
      rowOf({ requestId: 'vote', call: 'vote' }),
      rowOf({ requestId: 'other', memberId: 8 }),
    ]);
    await life.forgetSentOf(life.db, 8, 'pay');
    await life.forgetSentOf(life.db, 7, 'enter');
    expect(await rows()).toHaveLength(3);
    await life.forgetSentOf(life.db, 7, 'pay');
    expect((await rows()).map(({ requestId }) => requestId)).toEqual(['queued', 'vote']);
    await life.mutate(calls.pay, { amount: 1 }, { subject: 'a' });
    expect(new Set(keysOf(line, 'pay')).size).toBe(2);
  });
});
