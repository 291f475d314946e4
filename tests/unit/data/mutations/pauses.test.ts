import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endLife, DONE, refusal } from './page-life.ts';
import { beginQueuedLife, type QueuedLife } from './queued-life.ts';

/** No connection: no request leaves the device, and no timer runs. */
const offline = () => vi.stubGlobal('navigator', { onLine: false, userAgent: '' });

let life: QueuedLife;
beforeEach(async () => void (life = await beginQueuedLife()));
afterEach(() => endLife(life));

describe('the pause after a failure', () => {
  const seconds = async (count: number) => {
    await vi.advanceTimersByTimeAsync(count * 1000);
    await vi.waitFor(() => life.flush());
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    life.line.answer = () => 'cut';
  });

  /** Milliseconds until the next request is sent automatically. */
  async function nextAfter(): Promise<number> {
    const before = life.keys().length;
    for (let ms = 0; ms <= 60_000; ms += 500) {
      if (life.keys().length > before) return ms;
      await vi.advanceTimersByTimeAsync(500);
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    }
    return Number.NaN;
  }

  it('begins at two seconds, doubles up to thirty, and retries automatically', async () => {
    await life.put('a');
    await life.flush();
    const pauses: number[] = [];
    for (let time = 0; time < 6; time += 1) pauses.push(await nextAfter());
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('ends when a newer version has taken over or has not: a request would keep the worker before it busy', async () => {
    const { isUpdating } = await import('#src/data/api/worker-state.ts');
    await life.put('a');
    await life.flush();
    isUpdating.value = true;
    expect(await nextAfter()).toBeNaN();
    isUpdating.value = false;
    expect(await nextAfter()).toBe(500);
  });

  it('is as long as the platform asks for, and never shorter than its own', async () => {
    await life.put('a');
    life.line.answer = () => refusal(429, { retryAfter: 45 });
    await life.flush();
    expect(await nextAfter()).toBe(45_000);
    life.line.answer = () => refusal(503, { retryAfter: 1 });
    expect(await nextAfter()).toBe(45_000);
    expect(await nextAfter()).toBe(8000);
  });

  it('starts over once the platform has answered', async () => {
    await life.put('a');
    await life.flush();
    await nextAfter();
    life.line.answer = () => DONE;
    await life.retry();
    life.line.answer = () => 'cut';
    await life.put('b');
    await life.flush();
    expect(await nextAfter()).toBe(2000);
  });

  it('of one call ends while another call continues', async () => {
    await life.put('p');
    life.line.answer = () => refusal(429, { retryAfter: 20 });
    await life.flush();
    await life.putVote('v');
    life.line.answer = () => 'cut';
    await life.flush();
    life.line.answer = () => DONE;
    expect(await nextAfter()).toBe(2000);
    expect(await life.waiting()).toEqual(['p']);
    await seconds(17);
    expect(await life.waiting()).toEqual(['p']);
    await seconds(1);
    expect(await life.waiting()).toEqual([]);
  });

  it('does not begin without a connection, which is waited for instead', async () => {
    offline();
    await life.put('a');
    await life.flush();
    expect(await nextAfter()).toBeNaN();
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    life.line.answer = () => DONE;
    await life.flush();
    expect(await life.waiting()).toEqual([]);
  });
});
