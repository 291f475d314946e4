// The page's side of the service worker: registered once, never taking over on its own.
import { signal } from '@preact/signals-react';
import { workerState } from '#src/data/api/worker-state.ts';
import { trustedScriptUrl } from '#src/lib/trusted.ts';
import type { ToWorker } from '#src/contract/page/worker-messages.ts';
import { newerBuild } from './build-check.ts';

/** A newer version is waiting. */
export const needRefresh = signal(false);
/** Everything needed offline is on the device. */
export const offlineReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;

export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // On an insecure origin, or in a browser without service workers.
  if (!workers) {
    workerState.value = 'absent';
    return;
  }
  const hadWorker = workers.controller !== null;
  newerBuild.listen(() => void registration?.update().catch(() => {}));
  await register(workers);
  if (registration?.waiting && hadWorker) needRefresh.value = true;
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    registration = await workers.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  } catch {
    // The app works without it.
    workerState.value = 'failed';
    return;
  }
  if (registration.active) workerState.value = 'running';
  registration.addEventListener('updatefound', () => watch(registration?.installing ?? null));
  watch(registration.installing);
}

/** Milliseconds until a worker that did not get its files is installed again. */
const RETRY_MS = 60_000;

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) needRefresh.value = true;
    if (worker.state === 'redundant' && !registration?.active) {
      workerState.value = 'failed';
      setTimeout(() => void register(navigator.serviceWorker), RETRY_MS);
    }
    if (worker.state !== 'activated') return;
    workerState.value = 'running';
    if (!needRefresh.peek()) offlineReady.value = true;
  });
}

/** Only the tab that asked reloads; others keep their chunks and their banner. */
export async function applyUpdate(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skipWaiting' } satisfies ToWorker);
}
