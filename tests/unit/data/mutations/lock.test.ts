import { expect, it, vi } from 'vitest';
import { isMutating, isUnderWay, mutationsEnded, underLock } from '#src/data/mutations/lock.ts';
import { newGate } from '#tests/support/device/locks.ts';

it('ends with the last mutation and not with the first one', async () => {
  const [first, second] = [newGate(), newGate()];
  const ended = vi.fn<() => void>();
  expect(isMutating()).toBe(false);
  const one = underLock('one', () => first.isOpen);
  const two = underLock('two', () => second.isOpen);
  const all = mutationsEnded().then(ended);
  first.open();
  await one;
  expect([isMutating(), isUnderWay('one'), isUnderWay('two')]).toEqual([true, false, true]);
  expect(ended).not.toHaveBeenCalled();
  second.open();
  await Promise.all([two, all]);
  expect([isMutating(), isUnderWay('two')]).toEqual([false, false]);
});

it('has ended at once when no mutation is under way', async () => {
  await mutationsEnded();
  expect(isMutating()).toBe(false);
});
