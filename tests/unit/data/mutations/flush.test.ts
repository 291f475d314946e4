import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuePolicy } from '#src/data/mutations/queue.ts';
import { newGate, newLocks } from '#tests/support/device/locks.ts';
import {
  beginLife,
  calls,
  closeLine,
  DONE,
  type Life,
  type Line,
  openLine,
  refusal,
  rowOf,
} from './page-life.ts';

const HOUR_MS = 3_600_000;
/** No connection: nothing leaves the device, and nothing is timed. */
const offline = () => vi.stubGlobal('navigator', { onLine: false, userAgent: '' });

let line: Line;
let life: Life;
/** What was settled: the reply, in which table its transaction could write. */
let settled: { requestId: string; isOk: boolean; isQuiet: boolean; callSeq: number }[];

const policyOf = <C extends typeof calls.pay | typeof calls.vote>(call: C): QueuePolicy<C> => ({
  call,
  sameSubject: 'add',
  tables: (db) => [db.drafts],
  async settle({ db, row, reply, callSeq, isQuiet }) {
    settled.push({ requestId: row.requestId, isOk: reply.ok, isQuiet, callSeq });
    await db.drafts.put({ memberId: row.memberId, key: row.requestId, value: reply.ok });
  },
});
let pay: QueuePolicy<typeof calls.pay>;

beforeEach(async () => {
  settled = [];
  line = await openLine();
  life = await beginLife();
  pay = policyOf(calls.pay);
  life.setQueuePolicies([pay, policyOf(calls.vote)]);
  // What is tried again by itself is tried when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  life.db.close();
  closeLine();
});

const queue = (requestId: string, more = {}) =>
  life.db.mutations.put(rowOf({ requestId, input: { amount: 1 }, attempts: 0, ...more }));
const vote = (requestId: string, more = {}) => queue(requestId, { call: 'vote', input: { up: 1 }, ...more });
const waiting = async () => (await life.db.mutations.toArray()).map(({ requestId }) => requestId).sort();
const keys = () => line.sent.map(({ requestId }) => requestId);
const retry = () => life.flush({ isUrgent: true });

describe('what waits in the queue', () => {
  it('is sent oldest first with its key and its input, and is gone then', async () => {
    await queue('late', { createdAt: 2000 + Date.now() });
    await queue('early', { createdAt: 1000 + Date.now() });
    await life.flush();
    expect(keys()).toEqual(['early', 'late']);
    expect(line.sent[0]).toMatchObject({ call: 'pay', token: 'token of 7', body: { amount: 1 } });
    expect(await waiting()).toEqual([]);
    expect(settled.map(({ isOk, isQuiet }) => [isOk, isQuiet])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(settled[1]!.callSeq).toBeGreaterThan(settled[0]!.callSeq);
  });

  it.each([426, 429, 500, 503])('stays when the platform has no time for it (%d)', async (errcode) => {
    await queue('a');
    line.answer = () => refusal(errcode);
    await life.flush();
    expect(await life.db.mutations.toArray()).toMatchObject([{ requestId: 'a', attempts: 1 }]);
    expect(settled).toEqual([]);
    line.answer = () => DONE;
    await retry();
    expect(keys()).toEqual(['a', 'a']);
    expect(await waiting()).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 422, 2001])('is ended by a refusal (%d)', async (errcode) => {
    await queue('a');
    line.answer = () => refusal(errcode, {});
    await life.flush();
    // The member's session ended with the 401: that deletes what waits, and not the flush.
    expect(await waiting()).toEqual(errcode === 401 ? ['a'] : []);
    expect(settled).toHaveLength(errcode === 401 ? 0 : 1);
  });

  it.each(['cut', 'silence'] as const)('stays without an answer (%s)', async (how) => {
    await queue('a');
    line.answer = () => how;
    await life.flush();
    expect(await life.db.mutations.toArray()).toMatchObject([{ requestId: 'a', attempts: 1 }]);
    expect(settled).toEqual([]);
  });

  it('without a policy is left to a build that has one', async () => {
    await queue('a', { call: 'unheard' });
    await life.flush();
    expect([keys(), await waiting()]).toEqual([[], ['a']]);
  });

  it('is sent only where its policy does not hold it back', async () => {
    let isFree = false;
    pay.guard = async ({ requestId }, send) => (isFree || requestId === 'free' ? send() : undefined);
    await queue('held');
    await queue('free');
    await life.flush();
    expect(keys()).toEqual(['free']);
    isFree = true;
    await life.flush();
    expect(await waiting()).toEqual([]);
  });

  it('ends as its policy says', async () => {
    pay.isEnded = (reply) => !reply.ok && reply.kind === 'unreachable';
    await queue('a');
    await life.flush();
    expect(await waiting()).toEqual(['a']);
    line.answer = () => 'cut';
    await retry();
    expect(await waiting()).toEqual([]);
  });
});

describe('a call that fails', () => {
  it('keeps the others of its call waiting, and no other call', async () => {
    for (const id of ['p1', 'p2']) await queue(id, { createdAt: Date.now() - 10 });
    for (const id of ['v1', 'v2']) await vote(id);
    line.answer = ({ call }) => (call === 'pay' ? 'cut' : DONE);
    await life.flush();
    expect(keys()).toEqual(['p1', 'v1', 'v2']);
    expect(await waiting()).toEqual(['p1', 'p2']);
  });

  it('sends nothing more before its wait is over, unless somebody waits for it', async () => {
    await queue('a');
    line.answer = () => 'cut';
    await life.flush();
    await life.flush();
    expect(keys()).toHaveLength(1);
    await retry();
    expect(keys()).toHaveLength(2);
  });
});

describe('a key', () => {
  it('of 23 hours is renewed before it is sent, and the rest of the row stays', async () => {
    await queue('young', { createdAt: Date.now() - 23 * HOUR_MS + 10_000 });
    await queue('old', { createdAt: Date.now() - 23 * HOUR_MS, subject: 'a', attempts: 3 });
    line.answer = () => 'cut';
    await life.flush();
    const [renewed] = keys();
    expect(renewed).not.toBe('old');
    expect(new Set(await waiting())).toEqual(new Set([renewed, 'young']));
    expect(await life.db.mutations.get(renewed!)).toMatchObject({
      subject: 'a',
      attempts: 4,
      input: { amount: 1 },
    });
    expect(Date.now() - (await life.db.mutations.get(renewed!))!.createdAt).toBeLessThan(60_000);
  });

  it('of a session that has ended is its token, and stays', async () => {
    await queue('old', { createdAt: Date.now() - 48 * HOUR_MS, memberId: 0, token: 'ended' });
    await life.flush();
    expect(line.sent).toMatchObject([{ requestId: 'old', token: 'ended' }]);
    expect(await waiting()).toEqual([]);
  });
});

describe('rows of another member', () => {
  it('are never sent, and stay', async () => {
    await queue('theirs', { memberId: 8 });
    await queue('mine');
    await life.flush();
    expect([keys(), await waiting()]).toEqual([['mine'], ['theirs']]);
    expect(await life.sendQueued(pay, { requestId: 'theirs' })).toBeUndefined();
    expect(keys()).toEqual(['mine']);
  });

  it('are not settled by an answer that came after a sign-out', async () => {
    await queue('a');
    line.answer = () => {
      life.endSession('wish', 'token of 7');
      return DONE;
    };
    expect(await life.sendQueued(pay, { requestId: 'a' })).toMatchObject({ ok: true });
    expect(settled).toEqual([]);
    expect(await waiting()).toEqual(['a']);
  });

  it('are not sent while nobody is signed in, but for the end of a session', async () => {
    life.endSession('wish', 'token of 7');
    await queue('mine');
    await queue('end', { memberId: 0, token: 'ended' });
    await life.flush();
    expect(line.sent.map(({ requestId, token }) => [requestId, token])).toEqual([['end', 'ended']]);
    expect(await waiting()).toEqual(['mine']);
  });
});

describe('the end of a mutation', () => {
  it('is one transaction with what it settles', async () => {
    pay.settle = async ({ db, row }) => {
      await db.drafts.put({ memberId: 7, key: row.requestId, value: 'written' });
      throw new Error('The disk is full.');
    };
    await queue('a');
    await expect(life.sendQueued(pay, { requestId: 'a' })).rejects.toThrow('full');
    expect([await waiting(), await life.db.drafts.count()]).toEqual([['a'], 0]);
  });

  it('writes nothing for a row that was replaced meanwhile', async () => {
    await queue('a');
    line.answer = async () => {
      await life.db.mutations.delete('a');
      return DONE;
    };
    expect((await life.sendQueued(pay, { requestId: 'a' }))?.ok).toBe(true);
    expect([settled, await life.db.drafts.count(), await waiting()]).toEqual([[], 0, []]);
  });

  it('is told to who waits for it on a screen', async () => {
    await queue('a');
    expect(await life.sendQueued(pay, { requestId: 'a', isQuiet: false })).toMatchObject({
      data: { coin: 5 },
    });
    expect(settled[0]?.isQuiet).toBe(false);
    expect(await life.sendQueued(pay, { requestId: 'a' })).toBeUndefined();
    await life.db.mutations.put(rowOf({ requestId: 'sent at once' }));
    expect(await life.sendQueued(pay, { requestId: 'sent at once' })).toBeUndefined();
    expect(keys()).toHaveLength(1);
  });
});

describe('two who send at the same time', () => {
  const slowly = () => {
    const answered = newGate();
    line.answer = async () => {
      await answered.isOpen;
      return DONE;
    };
    return answered;
  };

  it.each(['with shared locks', 'without'])('send each mutation once, one at a time: %s', async (how) => {
    if (how !== 'without') vi.stubGlobal('navigator', { onLine: true, userAgent: '', locks: newLocks() });
    for (const id of ['a', 'b']) await queue(id);
    const answered = slowly();
    const first = [life.sendQueued(pay, { requestId: 'a' }), life.sendQueued(pay, { requestId: 'a' })];
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    const rest = life.flush();
    answered.open();
    const replies = await Promise.all(first);
    await rest;
    expect(replies.map((reply) => reply?.ok)).toEqual([true, undefined]);
    expect(keys()).toEqual(['a', 'b']);
  });

  it('are one flush, which looks again for what was queued meanwhile', async () => {
    await queue('a');
    const answered = slowly();
    const first = life.flush();
    await vi.waitFor(() => expect(keys()).toEqual(['a']));
    await queue('b');
    const second = life.flush();
    expect(second).toBe(first);
    answered.open();
    await first;
    expect([keys(), await waiting()]).toEqual([['a', 'b'], []]);
  });

  it('go on after one that failed on the device', async () => {
    await queue('a');
    pay.settle = () => Promise.reject(new Error('The disk is full.'));
    const failed = life.sendQueued(pay, { requestId: 'a' });
    await expect(failed).rejects.toThrow('full');
    pay.settle = async () => {};
    expect((await life.sendQueued(pay, { requestId: 'a' }))?.ok).toBe(true);
    pay.settle = () => Promise.reject(new Error('The disk is full.'));
    await queue('b');
    await expect(life.flush()).rejects.toThrow('full');
    pay.settle = async () => {};
    await life.flush();
    expect(await waiting()).toEqual([]);
  });
});

describe('the pause after a failure', () => {
  const seconds = async (count: number) => {
    await vi.advanceTimersByTimeAsync(count * 1000);
    await vi.waitFor(() => life.flush());
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    line.answer = () => 'cut';
  });

  /** Sends by itself, so many milliseconds after the last time. */
  async function nextAfter(): Promise<number> {
    const before = keys().length;
    for (let ms = 0; ms <= 60_000; ms += 500) {
      if (keys().length > before) return ms;
      await vi.advanceTimersByTimeAsync(500);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    }
    return Number.NaN;
  }

  it('begins at two seconds and doubles up to thirty, by itself', async () => {
    await queue('a');
    await life.flush();
    const pauses: number[] = [];
    for (let time = 0; time < 6; time += 1) pauses.push(await nextAfter());
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('is as long as the platform asks for, and no shorter than its own', async () => {
    await queue('a');
    line.answer = () => refusal(429, { retryAfter: 45 });
    await life.flush();
    expect(await nextAfter()).toBe(45_000);
    line.answer = () => refusal(503, { retryAfter: 1 });
    expect(await nextAfter()).toBe(45_000);
    expect(await nextAfter()).toBe(8000);
  });

  it('begins anew once the platform has answered', async () => {
    await queue('a');
    await life.flush();
    await nextAfter();
    line.answer = () => DONE;
    await retry();
    line.answer = () => 'cut';
    await queue('b');
    await life.flush();
    expect(await nextAfter()).toBe(2000);
  });

  it('of one call ends by itself while another goes on', async () => {
    await queue('p');
    line.answer = () => refusal(429, { retryAfter: 20 });
    await life.flush();
    await vote('v');
    line.answer = () => 'cut';
    await life.flush();
    line.answer = () => DONE;
    expect(await nextAfter()).toBe(2000);
    expect(await waiting()).toEqual(['p']);
    await seconds(17);
    expect(await waiting()).toEqual(['p']);
    await seconds(1);
    expect(await waiting()).toEqual([]);
  });

  it('is not begun without any connection, whose return is waited for', async () => {
    offline();
    await queue('a');
    await life.flush();
    expect(await nextAfter()).toBeNaN();
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    line.answer = () => DONE;
    await life.flush();
    expect(await waiting()).toEqual([]);
  });
});
