import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endLife, DONE, refusal, rowOf } from './page-life.ts';
import { beginQueuedLife, type QueuedLife } from './queued-life.ts';

const HOUR_MS = 3_600_000;

let life: QueuedLife;
beforeEach(async () => void (life = await beginQueuedLife()));
afterEach(() => endLife(life));

describe('a pending mutation', () => {
  it('is sent with its key and its input, oldest first, and then deleted', async () => {
    // In the opposite order of their keys, which is that of the table.
    await life.put('a', { createdAt: 2000 + Date.now() });
    await life.put('b', { createdAt: 1000 + Date.now() });
    await life.flush();
    expect(life.keys()).toEqual(['b', 'a']);
    expect(life.line.sent[0]).toMatchObject({ call: 'pay', token: 'token of 7', body: { amount: 1 } });
    expect(await life.waiting()).toEqual([]);
    expect(life.settled.map(({ isOk, isQuiet }) => [isOk, isQuiet])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(life.settled[1]!.callSeq).toBeGreaterThan(life.settled[0]!.callSeq);
  });

  it.each([426, 429, 500, 503])('stays pending when the platform is too busy (%d)', async (errcode) => {
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

  it.each([400, 401, 403, 404, 409, 422, 2001])('is settled by a refusal (%d)', async (errcode) => {
    await life.put('a');
    life.line.answer = () => refusal(errcode, {});
    await life.flush();
    // The 401 ended the member's session, which deletes pending mutations; the flush does not.
    expect(await life.waiting()).toEqual(errcode === 401 ? ['a'] : []);
    expect(life.settled).toHaveLength(errcode === 401 ? 0 : 1);
  });

  it.each(['cut', 'silence'] as const)('stays pending without an answer (%s)', async (how) => {
    await life.put('a');
    life.line.answer = () => how;
    await life.flush();
    expect(await life.db.mutations.toArray()).toMatchObject([{ requestId: 'a', attempts: 1 }]);
    expect(life.settled).toEqual([]);
  });

  it('without a policy is left for a build that has one', async () => {
    await life.put('a', { call: 'unheard' });
    await life.flush();
    expect([life.keys(), await life.waiting()]).toEqual([[], ['a']]);
  });

  it('is sent only when its policy allows it', async () => {
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

  it('is settled as its policy says', async () => {
    life.pay.isEnded = (reply) => !reply.ok && reply.kind === 'unreachable';
    await life.put('a');
    await life.flush();
    expect(await life.waiting()).toEqual(['a']);
    life.line.answer = () => 'cut';
    await life.retry();
    expect(await life.waiting()).toEqual([]);
  });
});

describe('a failed call', () => {
  it('holds back the other mutations of the same call, but no other call', async () => {
    for (const id of ['p1', 'p2']) await life.put(id, { createdAt: Date.now() - 10 });
    for (const id of ['v1', 'v2']) await life.putVote(id);
    life.line.answer = ({ call }) => (call === 'pay' ? 'cut' : DONE);
    await life.flush();
    expect(life.keys()).toEqual(['p1', 'v1', 'v2']);
    expect(await life.waiting()).toEqual(['p1', 'p2']);
  });

  it('sends nothing more during its pause, unless a person is waiting', async () => {
    await life.put('a');
    life.line.answer = () => 'cut';
    await life.flush();
    await life.flush();
    expect(life.keys()).toHaveLength(1);
    await life.retry();
    expect(life.keys()).toHaveLength(2);
  });
});

describe('the mutations of one call', () => {
  it('are sent for a caller that waits for them, although the call is in a pause, and no others are', async () => {
    await life.put('a');
    life.line.answer = () => 'cut';
    await life.flush();
    life.line.answer = () => DONE;
    await life.put('b', { createdAt: Date.now() + 1000 });
    await life.putVote('v');
    await life.db.mutations.put(rowOf({ requestId: 'sent at once' }));
    await life.flushCall(life.pay);
    expect(life.keys()).toEqual(['a', 'a', 'b']);
    expect(await life.waiting()).toEqual(['sent at once', 'v']);
  });

  it('are sent only when their policy allows it', async () => {
    life.pay.guard = async () => {};
    await life.put('a');
    await life.flushCall(life.pay);
    expect(life.keys()).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('is not renewed by a clock that was set ahead for one visit', async () => {
    await life.put('young', { createdAt: Date.now() - 40 * 24 * HOUR_MS });
    life.line.answer = () => 'cut';
    await life.flush();
    expect(life.keys()).toEqual(['young']);
  });

  it('is replaced after 23 hours before it is sent, and the rest of the row is kept', async () => {
    life.noteServerTime(Date.now() / 1000);
    await life.put('young', { createdAt: Date.now() - 23 * HOUR_MS + 10_000 });
    await life.put('old', { createdAt: Date.now() - 23 * HOUR_MS - 10_000, subject: 'a', attempts: 3 });
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

  it('of an ended session is never replaced, because its token identifies it', async () => {
    await life.put('old', { createdAt: Date.now() - 48 * HOUR_MS, memberId: 0, token: 'ended' });
    await life.flush();
    expect(life.line.sent).toMatchObject([{ requestId: 'old', token: 'ended' }]);
    expect(await life.waiting()).toEqual([]);
  });
});

describe('mutations of another member', () => {
  it('are never sent, and are kept', async () => {
    await life.put('theirs', { memberId: 8 });
    await life.put('mine');
    await life.flush();
    expect([life.keys(), await life.waiting()]).toEqual([['mine'], ['theirs']]);
    expect(await life.sendQueued(life.pay, { requestId: 'theirs' })).toBeUndefined();
    expect(life.keys()).toEqual(['mine']);
  });

  it('are not settled by an answer that arrived after sign-out', async () => {
    await life.put('a');
    life.line.answer = () => {
      life.endSession('signOut', 'token of 7');
      return DONE;
    };
    expect(await life.sendQueued(life.pay, { requestId: 'a' })).toMatchObject({ ok: true });
    expect(life.settled).toEqual([]);
    expect(await life.waiting()).toEqual(['a']);
  });

  it('are not sent while nobody is signed in, except to end a session', async () => {
    life.endSession('signOut', 'token of 7');
    await life.put('mine');
    await life.put('end', { memberId: 0, token: 'ended' });
    await life.flush();
    expect(life.line.sent.map(({ requestId, token }) => [requestId, token])).toEqual([['end', 'ended']]);
    expect(await life.waiting()).toEqual(['mine']);
  });
});

describe('settling a mutation', () => {
  it('happens in one transaction with its effects', async () => {
    life.pay.settle = async ({ db, row }) => {
      await db.drafts.put({ memberId: 7, key: row.requestId, value: 'written' });
      throw new Error('The disk is full.');
    };
    await life.put('a');
    await expect(life.sendQueued(life.pay, { requestId: 'a' })).rejects.toThrow('full');
    expect([await life.waiting(), await life.db.drafts.count()]).toEqual([['a'], 0]);
  });

  it('writes nothing if the row was replaced meanwhile', async () => {
    await life.put('a');
    life.line.answer = async () => {
      await life.db.mutations.delete('a');
      return DONE;
    };
    expect((await life.sendQueued(life.pay, { requestId: 'a' }))?.ok).toBe(true);
    expect([life.settled, await life.db.drafts.count(), await life.waiting()]).toEqual([[], 0, []]);
  });

  it('returns the answer to the screen that waits for it', async () => {
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
