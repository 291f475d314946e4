import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueuePolicy } from '#src/data/mutations/policies.ts';
import { calls, endLife } from './page-life.ts';
import { beginQueuedLife, type QueuedLife } from './queued-life.ts';

let life: QueuedLife;
/** Whether the file that holds the policies of the other calls can be loaded. */
let canLoad: boolean;
let loads: number;
beforeEach(async () => {
  life = await beginQueuedLife();
  canLoad = false;
  loads = 0;
  life.setQueuePolicies([life.pay], async () => {
    loads += 1;
    if (!canLoad) throw new TypeError('Failed to fetch dynamically imported module');
    return [enter];
  });
});
afterEach(() => endLife(life));

const putEnter = (requestId: string) => life.put(requestId, { call: 'enter', input: { name: 'Ada' } });

const enter: QueuePolicy<typeof calls.enter> = {
  call: calls.enter,
  sameSubject: 'add',
  tables: () => [],
  settle: async () => {},
};

describe('a mutation of a call whose policy is loaded when it is needed', () => {
  it('is sent from the screen that queued it, whether the others can be loaded or not', async () => {
    await life.enqueue(life.db, { policy: enter, memberId: 7, subject: 'a', input: { name: 'Ada' } });
    await life.flush();
    expect(life.line.sent).toMatchObject([{ call: 'enter' }]);
    expect(await life.waiting()).toEqual([]);
  });

  it('of an earlier visit is sent by itself, once the file can be loaded', async () => {
    await putEnter('a');
    await life.flush();
    expect(life.keys()).toEqual([]);
    canLoad = true;
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(life.keys()).toEqual(['a']));
  });

  it('asks for the file no more often than for an answer, and delays no other call', async () => {
    await putEnter('a');
    await life.put('b');
    for (let time = 0; time < 5; time += 1) await life.flush();
    expect(life.keys()).toEqual(['b']);
    expect(loads).toBe(1);
  });

  it('waits for the connection without asking for the file again', async () => {
    vi.stubGlobal('navigator', { onLine: false, userAgent: '' });
    await putEnter('a');
    await life.flush();
    expect(vi.getTimerCount()).toBe(0);
    canLoad = true;
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    await life.flush();
    expect(life.keys()).toEqual(['a']);
  });
});
