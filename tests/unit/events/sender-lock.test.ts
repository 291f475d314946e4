import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { newGate, newLocks } from '#tests/support/device/locks.ts';
import { closeOutbox, eventsOf, openOutbox, type Outbox, TAKEN } from './waiting-events.ts';

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(() => closeOutbox(outbox));

type Request = (name: string, options: LockOptions, step: () => Promise<unknown>) => Promise<unknown>;

const stubLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } });
const unheard = (name: string) => Promise.reject(new DOMException('', name));

describe('two senders of one outbox', () => {
  it('send every event once, one request at a time', async () => {
    const locks = newLocks();
    vi.stubGlobal('navigator', { locks });
    let underWay = 0;
    let most = 0;
    outbox.answer = async () => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return TAKEN;
    };
    await appendEvents(outbox.db, eventsOf(70));
    const drained = await Promise.all([outbox.send(), outbox.send()]);
    expect(outbox.requests.flat()).toHaveLength(70);
    expect(new Set(outbox.delivered).size).toBe(70);
    expect(drained.reduce((sum, { sent }) => sum + sent, 0)).toBe(70);
    expect(most).toBe(1);
  });

  it('take turns, so that events written during the first turn go out with the second', async () => {
    const locks = newLocks();
    vi.stubGlobal('navigator', { locks });
    const answered = newGate();
    outbox.answer = async () => {
      await answered.isOpen;
      return TAKEN;
    };
    await appendEvents(outbox.db, eventsOf(1));
    const first = outbox.send();
    await vi.waitFor(() => expect(outbox.requests).toHaveLength(1));
    await appendEvents(outbox.db, eventsOf(1));
    const second = outbox.send();
    answered.open();
    await Promise.all([first, second]);
    expect(outbox.requests).toHaveLength(2);
    expect(await outbox.db.outbox.count()).toBe(0);
  });
});

describe('a sender that froze during its request', () => {
  it('loses its lock to one that has waited for half a minute', async () => {
    const asked: LockOptions[] = [];
    const limits = vi.spyOn(AbortSignal, 'timeout');
    stubLocks((_, options, step) => {
      asked.push(options);
      return options.steal ? step() : unheard('TimeoutError');
    });
    await appendEvents(outbox.db, eventsOf(1));
    expect(await outbox.send()).toEqual({ sent: 1, waitMs: 0 });
    expect(asked.slice(0, 2)).toEqual([{ signal: expect.any(AbortSignal) as AbortSignal }, { steal: true }]);
    expect(limits.mock.calls[0]).toEqual([30_000]);
  });

  it('leaves the remaining events to the other sender when it wakes', async () => {
    stubLocks(() => unheard('AbortError'));
    await appendEvents(outbox.db, eventsOf(1));
    expect(await outbox.send()).toEqual({ sent: 0, waitMs: 0 });
    expect(outbox.requests).toEqual([]);
  });

  it('does not hide a failure of storage', async () => {
    stubLocks(() => unheard('UnknownError'));
    await expect(outbox.send()).rejects.toThrow(DOMException);
    stubLocks(() => Promise.reject(new TypeError('no lock')));
    await expect(outbox.send()).rejects.toThrow('no lock');
  });

  it('cancels its own request after 15 seconds', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await appendEvents(outbox.db, eventsOf(1));
    await outbox.send();
    expect(limits.mock.calls).toEqual([[15_000]]);
  });
});
