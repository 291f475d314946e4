// What was tried to keep the platform busy with hashing passwords.
import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFullError } from '#server/fair-queue/fair-queue.ts';
import { failureOf } from '#server/http/failure.ts';

/** A queue with one place, whose jobs end when the test says so. */
function createQueue(bounds: { waiting?: number; waitingPerAddress?: number } = {}) {
  const queue = new FairQueue({ places: 1, waiting: 100, waitingPerAddress: 100, ...bounds });
  const ended: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const ask = (address: string, name: string) =>
    queue.run(address, async () => {
      await gate;
      ended.push(name);
    });
  return { queue, ended, ask, release: () => release() };
}

describe('a flood of passwords to be hashed', () => {
  it('from one address delays a sign-in from another by one hash', async () => {
    const { ended, ask, release } = createQueue();
    const flood = Array.from({ length: 20 }, (_, at) => ask('attacker', `flood ${at}`));
    const signIn = ask('player', 'sign-in');
    release();
    await Promise.all([...flood, signIn]);
    expect(ended.indexOf('sign-in')).toBe(2);
  });

  it('from one address fills its own part of the queue, and leaves room for others', async () => {
    const { queue, ask, release } = createQueue({ waitingPerAddress: 2 });
    const accepted = [1, 2, 3].map((at) => ask('attacker', `flood ${at}`));
    await expect(ask('attacker', 'one too many')).rejects.toThrow(QueueFullError);
    accepted.push(ask('player', 'sign-in'));
    expect(queue.waiting).toBe(3);
    release();
    await Promise.all(accepted);
    expect(queue.waiting).toBe(0);
  });

  it('from many addresses is refused with the time to wait once the queue is full', async () => {
    const { ask, release } = createQueue({ waiting: 2 });
    const accepted = [1, 2, 3].map((at) => ask(`attacker ${at}`, `flood ${at}`));
    const refused: unknown = await ask('attacker 4', 'one too many').catch((error: unknown) => error);
    expect(failureOf(refused)).toMatchObject({ errcode: 429, detail: { retryAfter: 2 } });
    release();
    await Promise.all(accepted);
  });

  it('leaves the queue usable when a hash fails', async () => {
    const { queue, ask, release } = createQueue();
    const failed = queue.run('player', () => Promise.reject(new Error('out of memory')));
    const next = ask('player', 'sign-in');
    release();
    await expect(failed).rejects.toThrow('out of memory');
    await next;
    expect(queue.waiting).toBe(0);
  });
});
