// @vitest-environment happy-dom
// A newer build whose worker waits: the page that asks for it is not left waiting with it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyUpdate, isUpdating, registerWorker } from '#src/app/listeners/update.ts';

/** The browser's side of a worker: it has a state, and what it was sent. */
class Worker extends EventTarget {
  readonly sent: string[] = [];
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  postMessage({ type }: { type: string }): void {
    this.sent.push(type);
  }

  enter(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let active: Worker;
let waiting: Worker;
let workers: EventTarget;
let reloads: number;

beforeEach(async () => {
  vi.useFakeTimers();
  [active, waiting, reloads] = [new Worker('activated'), new Worker('installed'), 0];
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  const registration = Object.assign(new EventTarget(), { active, waiting, installing: null });
  workers = Object.assign(new EventTarget(), {
    controller: active,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }));
  await registerWorker();
});
afterEach(() => {
  isUpdating.value = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

/** What the worker that runs says when nothing is left to send. */
async function sayIdle(): Promise<void> {
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'idle' } }));
  await settled();
}

it('the page is loaded again once the newer worker has taken over', async () => {
  void applyUpdate();
  expect(isUpdating.peek()).toBe(true);
  await sayIdle();
  expect([active.sent, waiting.sent]).toEqual([['drain'], ['skipWaiting']]);
  waiting.enter('activating');
  await settled();
  expect(reloads).toBe(0);
  waiting.enter('activated');
  await settled();
  expect(reloads).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waiting.sent).toHaveLength(1);
});

it('the newer worker is asked once the one that runs is idle, or has not become it within a second', async () => {
  void applyUpdate();
  await vi.advanceTimersByTimeAsync(999);
  expect([active.sent, waiting.sent]).toEqual([['drain'], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.sent).toEqual(['skipWaiting']);
});

it('a newer worker that did not get the request is asked again, and the one that runs is left alone', async () => {
  void applyUpdate();
  await sayIdle();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(waiting.sent).toEqual(['skipWaiting', 'skipWaiting', 'skipWaiting']);
  expect(active.sent).toEqual(['drain']);
  waiting.enter('activating');
  waiting.enter('activated');
  await settled();
  expect(reloads).toBe(1);
});

it('a newer worker that an even newer one has replaced leaves nobody waiting', async () => {
  void applyUpdate();
  await sayIdle();
  waiting.enter('redundant');
  await settled();
  expect(reloads).toBe(1);
});
