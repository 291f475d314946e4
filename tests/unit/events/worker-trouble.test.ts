// The worker with failing storage, and in a browser without background sync.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { eventsOf } from './waiting-events.ts';
import { beginWorker, endWorker, type WorkerLife } from './worker-life.ts';

let life: WorkerLife;
const begin = async (...surroundings: Parameters<typeof beginWorker>) => {
  life = await beginWorker(...surroundings);
  await appendEvents(life.db, eventsOf(1));
};
afterEach(() => endWorker(life));

const waiting = () => life.db.outbox.count();

/** Whether the page hears that its events are stored. */
async function isTakenOver(): Promise<unknown> {
  const postMessage = vi.fn();
  await life.worker.takeOver(eventsOf(1), { postMessage } as unknown as MessagePort);
  expect(postMessage).toHaveBeenCalledOnce();
  return (postMessage.mock.calls as unknown[][])[0]?.[0];
}

describe('storage that the worker cannot open', () => {
  const failing = (times: number) => {
    let left = times;
    const open = vi.spyOn(IDBFactory.prototype, 'open');
    open.mockImplementation(function fail(this: IDBFactory, ...args: Parameters<IDBFactory['open']>) {
      if (left-- > 0) throw new DOMException('', 'SecurityError');
      open.mockRestore();
      return this.open(...args);
    });
  };
  beforeEach(() => begin());

  it('is tried once more after one failure', async () => {
    failing(1);
    await life.worker.drainOutbox({ all: true });
    expect(await waiting()).toBe(0);
  });

  it('makes the worker silent if it fails for good, so that a page takes over', async () => {
    failing(100);
    await life.worker.drainOutbox({ all: true });
    expect(life.said).toEqual([]);
    expect(await isTakenOver()).toBe(false);
  });

  it('is not what background sync tries again and again', async () => {
    failing(100);
    const done: Promise<void>[] = [];
    life.worker.drainOutboxOnSync();
    life.listeners['sync']?.({ tag: 'halcyon-outbox', waitUntil: (work: Promise<void>) => done.push(work) });
    expect(done).toHaveLength(1);
    await Promise.all(done);
    expect(life.requests).toEqual([]);
  });
});

describe.each(['while it is opened', 'after it was opened'])('storage that fails %s', (moment) => {
  const failing = (times: number) => {
    // An open connection of Dexie keeps the function that begins a transaction.
    const storage =
      moment === 'while it is opened'
        ? vi.spyOn(IDBDatabase.prototype, 'transaction')
        : vi.spyOn(IDBTransaction.prototype, 'objectStore');
    const fail = () => {
      throw new DOMException('', 'UnknownError');
    };
    if (times === Infinity) storage.mockImplementation(fail);
    else for (let count = 0; count < times; count += 1) storage.mockImplementationOnce(fail);
  };
  beforeEach(async () => {
    await begin();
    if (moment === 'while it is opened') return;
    await life.worker.drainOutbox({ all: true });
    await appendEvents(life.db, eventsOf(1));
    life.said.length = 0;
    life.requests.length = 0;
  });

  it('is tried once more after one failure', async () => {
    failing(1);
    await life.worker.drainOutbox({ all: true });
    expect(await waiting()).toBe(0);
    expect(life.said.at(-1)).toEqual({ type: 'idle' });
  });

  it('makes the worker silent if it fails for good, so that a page takes over and keeps its events', async () => {
    failing(Infinity);
    await life.worker.drainOutbox({ all: true });
    expect([life.said, life.requests]).toEqual([[], []]);
    expect(await isTakenOver()).toBe(false);
  });
});

describe('a browser without background sync', () => {
  it('leaves a long wait to the next page', async () => {
    await begin({ hasSync: false });
    life.answers.push({ status: 503, retryAfter: '290' });
    await life.worker.drainOutbox({ all: true });
    expect(life.said).toEqual([{ type: 'waiting', waitMs: 290_000 }, { type: 'idle' }]);
    await life.worker.drainOutbox({ all: true, isFresh: true });
    expect(await waiting()).toBe(0);
  });
});
