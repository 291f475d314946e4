// @vitest-environment happy-dom
// A newer build whose worker waits: the page that asks for it is not left waiting with it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newerBuild } from '#src/app/updates/build-check.ts';
import { applyUpdate, fetchUpdate, needRefresh, registerWorker } from '#src/app/updates/update.ts';
import { isUpdating, workerState } from '#src/data/api/worker-state.ts';

/** The browser's side of a worker: it has a state, and what it was sent. */
class Worker extends EventTarget {
  readonly sent: string[] = [];
  port: MessagePort | undefined;
  state: ServiceWorkerState;

  constructor(state: ServiceWorkerState) {
    super();
    this.state = state;
  }

  postMessage({ type }: { type: string }, [port]: MessagePort[] = []): void {
    this.sent.push(type);
    this.port = port;
  }

  enter(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let active: Worker;
let waiting: Worker;
let registration: EventTarget & { active: Worker; waiting: Worker | null };
let reloads: number;

beforeEach(async () => {
  vi.useFakeTimers();
  [active, waiting, reloads] = [new Worker('activated'), new Worker('installed'), 0];
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null,
    update: async () => {},
  });
  const workers = Object.assign(new EventTarget(), {
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

/** The worker that runs has ended what it did. */
async function answerPause(): Promise<void> {
  const before = waiting.sent.length;
  active.port?.postMessage(true);
  await vi.waitFor(() => expect(waiting.sent).toHaveLength(before + 1));
}

it('the page is loaded again once the newer worker has taken over', async () => {
  void applyUpdate();
  expect(isUpdating.peek()).toBe(true);
  await answerPause();
  expect([active.sent, waiting.sent]).toEqual([['pause'], ['skipWaiting']]);
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
  expect([active.sent, waiting.sent]).toEqual([['pause'], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.sent).toEqual(['skipWaiting']);
});

it('a newer worker is asked again, after the one that runs has ended what it began meanwhile', async () => {
  void applyUpdate();
  await answerPause();
  await vi.advanceTimersByTimeAsync(13_000);
  expect(waiting.sent).toEqual(['skipWaiting', 'skipWaiting', 'skipWaiting']);
  expect(active.sent).toEqual(['pause', 'pause', 'pause']);
  waiting.enter('activating');
  waiting.enter('activated');
  await settled();
  expect(reloads).toBe(1);
});

it('a newer worker that an even newer one has replaced leaves nobody waiting', async () => {
  void applyUpdate();
  await answerPause();
  waiting.enter('redundant');
  await settled();
  expect(reloads).toBe(1);
});

it('a newer worker that the browser does not let in ends the wait, and the update can be asked for again', async () => {
  const isTaken = applyUpdate();
  await answerPause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await isTaken, reloads, isUpdating.peek()]).toEqual([false, 0, false]);
  const isTakenNow = applyUpdate();
  await answerPause();
  waiting.enter('activating');
  waiting.enter('activated');
  expect([await isTakenNow, reloads]).toEqual([true, 1]);
});

it('a newer worker that another tab has let in is a newer build for this one too', async () => {
  registration.waiting = null;
  expect(await fetchUpdate()).toBe(false);
  registration.active = waiting;
  expect(await fetchUpdate()).toBe(true);
  void applyUpdate();
  expect(reloads).toBe(1);
});

it('a browser that registers no worker, and says nothing of it, still hears of a newer build', async () => {
  const workers = Object.assign(new EventTarget(), { controller: null, register: async () => {} });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }));
  [workerState.value, needRefresh.value] = ['starting', false];
  await registerWorker();
  newerBuild.emit({ id: 'newer', isRequired: false });
  expect(workerState.peek()).toBe('failed');
  expect(needRefresh.peek()).toBe(true);
});
