// The page's side of the service worker: registered once, never taking over on its own.
import { signal } from '@preact/signals-react';
import { isUpdating, workerState } from '#src/data/api/worker-state.ts';
import { trustedScriptUrl } from '#src/lib/trusted.ts';
import { SHELL_CACHE } from '#src/contract/page/build-info.ts';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { connection } from '#src/data/api/connection.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { pause } from '#src/lib/timing.ts';
import { askWorker } from './ask-worker.ts';
import { newerBuild } from './build-check.ts';
import { probe } from './connection.ts';

/** A newer version is waiting. */
export const needRefresh = signal(false);
/** Everything needed offline is on the device. */
export const offlineReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;

/** What served this page; another one that is active brings another build. */
let ownWorker: ServiceWorker | null = null;

/** The newest build of the platform, if it is not this one. */
let newestId: string | undefined;

export async function registerWorker(): Promise<void> {
  newerBuild.listen(({ id }) => {
    newestId = id;
    lookForWorker();
  });
  const workers = serviceWorkers();
  // On an insecure origin, or in a browser without service workers.
  if (!workers) {
    workerState.value = 'absent';
    return;
  }
  ownWorker = workers.controller;
  const hadWorker = ownWorker !== null;
  // Another tab has taken the newer build, or the worker was switched off.
  workers.addEventListener('controllerchange', () => {
    if (hadWorker) needRefresh.value = true;
  });
  await register();
  lookForWorker();
  if (registration?.waiting && hadWorker) needRefresh.value = true;
}

/** A worker brings the newer build; without one the platform itself serves it. */
function lookForWorker(): void {
  if (newestId === undefined || workerState.peek() === 'starting') return;
  if (registration?.active) void updateWorker(registration);
  else needRefresh.value = true;
}

/** Without another worker the active one is the newer build's: it was installed after this page had been loaded. */
async function updateWorker(worker: ServiceWorkerRegistration): Promise<void> {
  const isAsked = await worker.update().then(
    () => true,
    () => false,
  );
  if (isAsked && !worker.installing && !worker.waiting) needRefresh.value = true;
}

async function register(): Promise<void> {
  try {
    registration = await serviceWorkers()?.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
    // A browser whose settings block service workers may resolve with `undefined`.
    if (!registration) throw new TypeError('no registration');
    if (registration.active) workerState.value = 'running';
    registration.addEventListener('updatefound', () => watch(registration?.installing ?? null));
    watch(registration.installing);
  } catch {
    // The app works without it.
    workerState.value = 'failed';
  }
}

/** Milliseconds until a worker that did not get its files is installed again. */
const RETRY_MS = 60_000;

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && serviceWorkers()?.controller) needRefresh.value = true;
    if (worker.state === 'redundant' && !registration?.active) {
      workerState.value = 'failed';
      lookForWorker();
      setTimeout(() => void register(), RETRY_MS);
    }
    if (worker.state !== 'activated') return;
    workerState.value = 'running';
    lookForWorker();
    if (!needRefresh.peek()) offlineReady.value = true;
  });
}

/** Milliseconds: a browser drops what is sent to a worker that it could not start. */
const ASK_AGAIN_MS = 5000;

/** How often it is asked: a browser that has to wait for an idle worker takes half a minute. */
const ASKED_AT_MOST = 9;

/**
 * Only the tab that asked reloads; others keep their chunks and their banner. False without a reload: the browser has not
 * replaced the worker or there is no line. This build goes on, and the update can be asked for again.
 */
export async function applyUpdate(): Promise<boolean> {
  const waiting = registration?.waiting;
  if (!waiting) return reloadIfServed();
  isUpdating.value = true;
  const leaves = left(waiting, 'installed');
  for (let asked = 0; asked < ASKED_AT_MOST && waiting.state === 'installed'; asked += 1) {
    await pauseDelivery();
    waiting.postMessage({ type: 'skipWaiting' } satisfies ToWorker);
    await Promise.race([leaves, pause(ASK_AGAIN_MS)]);
  }
  if (waiting.state === 'installed') {
    isUpdating.value = false;
    return false;
  }
  await left(waiting, 'activating');
  // If an even newer one has replaced it, that one is offered after the reload.
  location.reload();
  return true;
}

/** Milliseconds that the worker is given to end what it does. */
const PAUSING_MS = 1000;

/**
 * A browser replaces a worker only when it is idle. It does not end one that is just being started, and then waits until
 * that worker has been idle for half a minute. An answer to `pause` proves that the worker runs and does nothing. It is
 * sent each time, because a page that has just been loaded may have requested its files meanwhile.
 */
async function pauseDelivery(): Promise<void> {
  if (registration?.active) await askWorker(registration.active, { type: 'pause' }, PAUSING_MS);
}

/** Without a worker and without a line a reload would end on the browser's own error page. */
export async function reloadIfServed(): Promise<boolean> {
  const workers = serviceWorkers();
  if (!workers?.controller) await probe();
  const isServed = Boolean(workers?.controller) || connection.peek() === 'online';
  if (isServed) location.reload();
  return isServed;
}

/** For an update that cannot wait. False if there is no newer build to be had. */
export async function fetchUpdate(): Promise<boolean> {
  if (registration?.active) {
    await registration.update().catch(() => {});
    await left(registration.installing, 'installing');
    return registration.waiting !== null || registration.active !== ownWorker;
  }
  await probe();
  return newestId !== undefined && connection.peek() === 'online';
}

/** Resolves once a worker is in another state than this one. */
function left(worker: ServiceWorker | null, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker?.state !== state) resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** While a page holds it, no worker deletes the files of this build. A page in the back/forward cache may not hold locks. */
export function holdBuild(): void {
  let release = () => {};
  const hold = () => {
    const isOver = new Promise<void>((resolve) => (release = resolve));
    void sharedLocks()
      ?.request(SHELL_CACHE, { mode: 'shared' }, () => isOver)
      .catch(() => {});
  };
  hold();
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => persisted && hold());
}
