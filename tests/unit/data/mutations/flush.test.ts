import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endLife, DONE, refusal, rowOf } from './page-life.ts';
import { beginQueuedLife, type QueuedLife } from './queued-life.ts';

const HOUR_MS = 3_600_000;

let life: QueuedLife;
beforeEach(async () => void (life = await beginQueuedLife()));
afterEach(() => endLife(life));

describe('what waits in the queue', () => {
  it('is sent oldest first with its key and its input, and is gone then', async () => {
    await life.put('late', { createdAt: 2000 + Date.now() });
    await life.put('early', { createdAt: 1000 + Date.now() });
    await life.flush();
    expect(life.keys()).toEqual(['early', 'late']);
    expect(life.line.sent[0]).toMatchObject({ call: 'pay', token: 'token of 7', body: { amount: 1 } });
    expect(await life.waiting()).toEqual([]);
    expect(life.settled.map(({ isOk, isQuiet }) => [isOk, isQuiet])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(life.settled[1]!.callSeq).toBeGreaterThan(life.settled[0]!.callSeq);
  });

  it.each([426, 429, 500, 503])('stays when the platform has no time for it (%d)', async (errcode) => {
    await life.put('a');
    life.line.answer = () => refusal(errcode);
    await life.flush();
    expect(await life.db.mutations.toArray()).toMatchObject([{ requestId: 'a', attempts: 1 }]);
    expect(life.settled).toEqual([]);
    life.line.answer = () => DONE;
    await life.retry();
    expect(life.keys()).toEqual(['a', 'a']);
    expect(await life.waiting()).toEqual([]);
  });

  it.each([400, 401, 403, 404, 409, 422, 2001])('is ended by a refusal (%d)', async (errcode) => {
    await life.put('a');
    life.line.answer = () => refusal(errcode, {});
    await life.flush();
    // The member's session ended with the 401: that deletes what waits, and not the flush.
    expect(await life.waiting()).toEqual(errcode === 401 ? ['a'] : []);
    expect(life.settled).toHaveLength(errcode === 401 ? 0 : 1);
  });

  it.each(['cut', 'silence'] as const)('stays without an answer (%s)', async (how) => {
    await life.put('a');
    life.line.answer = () => how;
    await life.flush();
    expect(await life.db.mutations.toArray()).toMatchObject([{ requestId: 'a', attempts: 1 }]);
    expect(life.settled).toEqual([]);
  });

  it('without a policy is left to a build that has one', async () => {
    await life.put('a', { call: 'unheard' });
    await life.flush();
    expect([life.keys(), await life.waiting()]).toEqual([[], ['a']]);
  });

  it('is sent only where its policy does not hold it back', async () => {
    let isFree = false;
    life.pay.guard = async ({ requestId }, send) => (isFree || requestId === 'free' ? send() : undefined);
    await life.put('held');
    await life.put('free');
    await life.flush();
    expect(life.keys()).toEqual(['free']);
    isFree = true;
    await life.flush();
    expect(await life.waiting()).toEqual([]);
  });

  it('ends as its policy says', async () => {
    life.pay.isEnded = (reply) => !reply.ok && reply.kind === 'unreachable';
    await life.put('a');
    await life.flush();
    expect(await life.waiting()).toEqual(['a']);
    life.line.answer = () => 'cut';
    await life.retry();
    expect(await life.waiting()).toEqual([]);
  });
});

describe('a call that fails', () => {
  it('keeps the others of its call waiting, and no other call', async () => {
    for (const id of ['p1', 'p2']) await life.put(id, { createdAt: Date.now() - 10 });
    for (const id of ['v1', 'v2']) await life.putVote(id);
    life.line.answer = ({ call }) => (call === 'pay' ? 'cut' : DONE);
    await life.flush();
    expect(life.keys()).toEqual(['p1', 'v1', 'v2']);
    expect(await life.waiting()).toEqual(['p1', 'p2']);
  });

  it('sends nothing more before its wait is over, unless somebody waits for it', async () => {
    await life.put('a');
    life.line.answer = () => 'cut';
    await life.flush();
    await life.flush();
    expect(life.keys()).toHaveLength(1);
    await life.retry();
    expect(life.keys()).toHaveLength(2);
  });
});

describe('a key', () => {
  it('of 23 hours is renewed before it is sent, and the rest of the row stays', async () => {
    await life.put('young', { createdAt: Date.now() - 23 * HOUR_MS + 10_000 });
    await life.put('old', { createdAt: Date.now() - 23 * HOUR_MS, subject: 'a', attempts: 3 });
    life.line.answer = () => 'cut';
    await life.flush();
    const [renewed] = life.keys();
    expect(renewed).not.toBe('old');
    expect(new Set(await life.waiting())).toEqual(new Set([renewed, 'young']));
    expect(await life.db.mutations.get(renewed!)).toMatchObject({
      subject: 'a',
      attempts: 4,
      input: { amount: 1 },
    });
    expect(Date.now() - (await life.db.mutations.get(renewed!))!.createdAt).toBeLessThan(60_000);
  });

  it('of a session that has ended is its token, and stays', async () => {
    await life.put('old', { createdAt: Date.now() - 48 * HOUR_MS, memberId: 0, token: 'ended' });
    await life.flush();
    expect(life.line.sent).toMatchObject([{ requestId: 'old', token: 'ended' }]);
    expect(await life.waiting()).toEqual([]);
  });
});

describe('rows of another member', () => {
  it('are never sent, and stay', async () => {
    await life.put('theirs', { memberId: 8 });
    await life.put('mine');
    await life.flush();
    expect([life.keys(), await life.waiting()]).toEqual([['mine'], ['theirs']]);
    expect(await life.sendQueued(life.pay, { requestId: 'theirs' })).toBeUndefined();
    expect(life.keys()).toEqual(['mine']);
  });

  it('are not settled by an answer that came after a sign-out', async () => {
    await life.put('a');
    life.line.answer = () => {
      life.endSession('signOut', 'token of 7');
      return DONE;
    };
    expect(await life.sendQueued(life.pay, { requestId: 'a' })).toMatchObject({ ok: true });
    expect(life.settled).toEqual([]);
    expect(await life.waiting()).toEqual(['a']);
  });

  it('are not sent while nobody is signed in, but for the end of a session', async () => {
    life.endSession('signOut', 'token of 7');
    await life.put('mine');
    await life.put('end', { memberId: 0, token: 'ended' });
    await life.flush();
    expect(life.line.sent.map(({ requestId, token }) => [requestId, token])).toEqual([['end', 'ended']]);
    expect(await life.waiting()).toEqual(['mine']);
  });
});

describe('the end of a mutation', () => {
  it('is one transaction with what it settles', async () => {
    life.pay.settle = async ({ db, row }) => {
      await db.drafts.put({ memberId: 7, key: row.requestId, value: 'written' });
      throw new Error('The disk is full.');
    };
    await life.put('a');
    await expect(life.sendQueued(life.pay, { requestId: 'a' })).rejects.toThrow('full');
    expect([await life.waiting(), await life.db.drafts.count()]).toEqual([['a'], 0]);
  });

  it('writes nothing for a row that was replaced meanwhile', async () => {
    await life.put('a');
    life.line.answer = async () => {
      await life.db.mutations.delete('a');
      return DONE;
    };
    expect((await life.sendQueued(life.pay, { requestId: 'a' }))?.ok).toBe(true);
    expect([life.settled, await life.db.drafts.count(), await life.waiting()]).toEqual([[], 0, []]);
  });

  it('is told to who waits for it on a screen', async () => {
    await life.put('a');
    expect(await life.sendQueued(life.pay, { requestId: 'a', isQuiet: false })).toMatchObject({
      data: { coin: 5 },
    });
    expect(life.settled[0]?.isQuiet).toBe(false);
    expect(await life.sendQueued(life.pay, { requestId: 'a' })).toBeUndefined();
    await life.db.mutations.put(rowOf({ requestId: 'sent at once' }));
    expect(await life.sendQueued(life.pay, { requestId: 'sent at once' })).toBeUndefined();
    expect(life.keys()).toHaveLength(1);
  });
});
