import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGate } from '#tests/support/device/locks.ts';
import {
  beginLife,
  calls,
  DONE,
  endLife,
  keysOf,
  type Life,
  type Line,
  loseAnswers,
  openLine,
  refusal,
  UNKNOWN,
} from './page-life.ts';

let line: Line;
let life: Life;
beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
});
afterEach(() => endLife(life));

const pay = (amount = 1, options = {}) => life.mutate(calls.pay, { amount }, options);
const rows = () => life.db.mutations.toArray();
const keys = () => keysOf(line, 'pay');
const isHeld = async (lock: string) => (await life.underLock(lock, async () => 'free')) !== 'free';
const outcome = (data: object) => ({ data: { state: 'done', call: 'pay', data } });

describe('a mutation in flight', () => {
  it('answers a second caller `busy` at once, and sends nothing for it', async () => {
    const answered = newGate();
    line.answer = async () => {
      await answered.isOpen;
      return DONE;
    };
    const first = pay();
    expect(await pay(2)).toEqual({ ok: false, kind: 'busy' });
    answered.open();
    expect(await first).toMatchObject({ ok: true, data: { coin: 5 } });
    expect(line.sent).toHaveLength(1);
    expect((await pay(2)).ok).toBe(true);
  });

  it('blocks only its own lock: another subject and another call go on', async () => {
    const answered = newGate();
    line.answer = async () => {
      await answered.isOpen;
      return DONE;
    };
    const three = [
      pay(1, { subject: 'a' }),
      pay(1, { subject: 'b' }),
      life.mutate(calls.vote, { up: 1 }),
      life.mutate(calls.vote, { up: 2 }, { subject: 'a', lock: life.lockOf(calls.pay, 'a') }),
    ];
    for (const lock of ['pay a', 'pay b', 'vote']) expect(await isHeld(lock)).toBe(true);
    expect(await isHeld('pay')).toBe(false);
    answered.open();
    expect((await Promise.all(three)).map(({ ok }) => ok)).toEqual([true, true, true, false]);
  });

  it('releases its lock when it fails', async () => {
    await expect(life.underLock('one', () => Promise.reject(new Error('no storage')))).rejects.toThrow('no');
    expect(await isHeld('one')).toBe(false);
  });
});

describe('the stored row of a mutation', () => {
  it('never contains its input, neither in flight nor afterwards', async () => {
    let stored: unknown[] = [];
    line.answer = async ({ call }) => {
      if (call === 'pay') stored = await rows();
      return 'cut' as const;
    };
    await life.mutate(calls.pay, { amount: 123_456, password: 'calm-sea-7' }, { subject: 'order 9' });
    const kept = {
      ...{ memberId: 7, call: 'pay', subject: 'order 9', attempts: 1 },
      requestId: line.sent[0]?.requestId,
      createdAt: expect.any(Number) as number,
    };
    expect([stored, await rows()]).toEqual([[kept], [kept]]);
    expect(JSON.stringify([stored, await rows()])).not.toMatch(/123456|calm-sea/);
  });

  it('is deleted as soon as the platform has answered, and is not written while signed out', async () => {
    await pay();
    line.answer = () => refusal(2001);
    await pay();
    expect(await rows()).toEqual([]);
    const visitor = await beginLife(0);
    line.answer = () => 'cut';
    await visitor.mutate(calls.enter, { name: 'tern' });
    expect(await visitor.db.mutations.count()).toBe(0);
    visitor.db.close();
  });
});

describe('a mutation without an answer', () => {
  it.each(['cut', 'silence'] as const)('(%s) asks for its outcome with the same key', async (how) => {
    line.answer = ({ call }) => (call === 'pay' ? how : outcome({ coin: 9 }));
    expect(await pay()).toEqual({ ok: true, data: { coin: 9 }, source: 'platform' });
    expect(line.sent.map(({ call }) => call)).toEqual(['pay', 'requestResult']);
    expect(line.sent[1]?.requestId).toBe(line.sent[0]?.requestId);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['cut', 'unreachable'],
    ['silence', 'timeout'],
  ] as const)('(%s) reports that error if the outcome is unknown: %s', async (how, kind) => {
    line.answer = ({ call }) => (call === 'pay' ? how : UNKNOWN);
    expect(await pay()).toEqual({ ok: false, kind });
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['no outcome is known', UNKNOWN],
    ['the key belongs to another call', { data: { state: 'done', call: 'vote', data: { coin: 9 } } }],
    ['the answer contains no outcome', { data: { state: 'done', call: 'pay' } }],
    ['the outcome breaks the contract', outcome({ coin: 'many' })],
    ['the platform cannot be asked', 'cut' as const],
    ['the question is refused', refusal(500)],
  ])('keeps its key if %s', async (_, answer) => {
    line.answer = ({ call }) => (call === 'pay' ? 'cut' : answer);
    await pay();
    line.answer = () => DONE;
    await pay();
    expect(keys()[1]).toBe(keys()[0]);
    expect(await rows()).toEqual([]);
  });

  it('is not asked about while signed out', async () => {
    const visitor = await beginLife(0);
    line.answer = () => 'silence';
    expect(await visitor.mutate(calls.enter, { name: 'tern' })).toEqual({ ok: false, kind: 'timeout' });
    expect(line.sent).toHaveLength(1);
    visitor.db.close();
  });
});

it.each([
  [{}, 1],
  [{ isQuiet: true }, 0],
])('tells of its timeout once, and not of that of its question: %j', async (options, times) => {
  const listener = vi.fn<() => void>();
  life.timedOut.listen(listener);
  line.answer = () => 'silence';
  await pay(1, options);
  expect(listener).toHaveBeenCalledTimes(times);
});

describe('an idempotency key', () => {
  it('is new after every answer', async () => {
    await pay();
    await pay();
    line.answer = () => refusal(2001);
    await pay();
    await pay();
    expect(new Set(keys()).size).toBe(4);
  });

  it('is reused for the same mutation, and for no other', async () => {
    await loseAnswers(line, () => pay(1, { subject: 'a' }));
    await pay(2, { subject: 'a' });
    await pay(1, { subject: 'b' });
    await pay(1, { subject: 'a' });
    const [open, otherInput, otherSubject, same] = keys();
    expect(same).toBe(open);
    expect(new Set([open, otherInput, otherSubject]).size).toBe(3);
  });

  it('differs for another member', async () => {
    await loseAnswers(line, () => pay());
    life.beginSession({ memberId: 8, token: 'token of 8' });
    await pay();
    expect(new Set(keys()).size).toBe(2);
  });

  it('counts its attempts, and keeps the time of the first', async () => {
    await loseAnswers(line, () => pay());
    const [first] = await rows();
    await loseAnswers(line, () => pay());
    expect(await rows()).toEqual([{ ...first, attempts: 2 }]);
  });

  it('is kept in the page while signed out', async () => {
    const visitor = await beginLife(0);
    await loseAnswers(line, () => visitor.mutate(calls.enter, { name: 'tern' }));
    await visitor.mutate(calls.enter, { name: 'tern' });
    await visitor.mutate(calls.enter, { name: 'tern' });
    const [first, same, next] = keysOf(line, 'enter');
    expect(same).toBe(first);
    expect(next).not.toBe(first);
    visitor.db.close();
  });
});

describe('an answer', () => {
  it.each([
    [{ ok: true, data: {}, source: 'platform' }, true],
    [{ ok: false, kind: 'refused', errcode: 500, msg: '', detail: {}, traceId: '' }, true],
    [{ ok: false, kind: 'notSent' }, true],
    [{ ok: false, kind: 'signedOut' }, true],
    [{ ok: false, kind: 'timeout' }, false],
    [{ ok: false, kind: 'unreachable' }, false],
  ] as const)('is classified as definite or not: %j %s', (reply, isDefinite) => {
    expect(life.isDefinite(reply)).toBe(isDefinite);
  });
});
