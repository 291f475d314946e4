import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGate, newLocks } from '#tests/support/device/locks.ts';
import { endLife, DONE } from './page-life.ts';
import { beginQueuedLife, type QueuedLife } from './queued-life.ts';

let life: QueuedLife;
beforeEach(async () => void (life = await beginQueuedLife()));
afterEach(() => endLife(life));

describe('two simultaneous senders', () => {
  const slowly = () => {
    const answered = newGate();
    life.line.answer = async () => {
      await answered.isOpen;
      return DONE;
    };
    return answered;
  };

  it.each(['with shared locks', 'without'])('send each mutation once, one at a time: %s', async (how) => {
    if (how !== 'without') vi.stubGlobal('navigator', { onLine: true, userAgent: '', locks: newLocks() });
    for (const id of ['a', 'b']) await life.put(id);
    const answered = slowly();
    const first = [
      life.sendQueued(life.pay, { requestId: 'a' }),
      life.sendQueued(life.pay, { requestId: 'a' }),
    ];
    await vi.waitFor(() => expect(life.keys()).toEqual(['a']));
    const rest = life.flush();
    answered.open();
    const replies = await Promise.all(first);
    await rest;
    expect(replies.map((reply) => reply?.ok)).toEqual([true, undefined]);
    expect(life.keys()).toEqual(['a', 'b']);
  });

  it('share one flush, which also sends what was queued meanwhile', async () => {
    await life.put('a');
    const answered = slowly();
    const first = life.flush();
    await vi.waitFor(() => expect(life.keys()).toEqual(['a']));
    await life.put('b');
    const second = life.flush();
    expect(second).toBe(first);
    answered.open();
    await first;
    expect([life.keys(), await life.waiting()]).toEqual([['a', 'b'], []]);
  });

  it('continue after one that failed on the device', async () => {
    await life.put('a');
    life.pay.settle = () => Promise.reject(new Error('The disk is full.'));
    const failed = life.sendQueued(life.pay, { requestId: 'a' });
    await expect(failed).rejects.toThrow('full');
    life.pay.settle = async () => {};
    expect((await life.sendQueued(life.pay, { requestId: 'a' }))?.ok).toBe(true);
    life.pay.settle = () => Promise.reject(new Error('The disk is full.'));
    await life.put('b');
    await expect(life.flush()).rejects.toThrow('full');
    life.pay.settle = async () => {};
    await life.flush();
    expect(await life.waiting()).toEqual([]);
  });
});
