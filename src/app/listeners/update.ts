// The service worker from the page's side: registered once, never taking over unasked.
import { signal } from '@preact/signals-react';
import { workerState } from '#src/data/api/worker-state.ts';
import { trustedScriptUrl } from '#src/lib/trusted.ts';
import type { ToWorker } from '#src/contract/page/worker-messages.ts';
import { newerBuild } from './build-check.ts';

/** A newer version waits to be taken. */
export const needRefresh = signal(false);
/** Everything to run without a connection is on the device. */
export const offlineReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;

export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // On an address that is not secure, and where the browser has none.
  if (!workers) {
    workerState.value = 'absent';
    return;
  }
  const hadWorker = workers.controller !== null;
  try {
    registration = await workers.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  } catch {
    // The app works without.
    workerState.value = 'failed';
    return;
  }
  if (registration.active) workerState.value = 'running';
  if (registration.waiting && hadWorker) needRefresh.value = true;
  registration.addEventListener('updatefound', () => watch(registration?.installing ?? null));
  watch(registration.installing);
  newerBuild.listen(() => void registration?.update().catch(() => {}));
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) needRefresh.value = true;
    if (worker.state !== 'activated') return;
    workerState.value = 'running';
    if (!needRefresh.peek()) offlineReady.value = true;
  });
}

/** Only the tab that asked reloads; others keep their parts and their banner. */
export async function applyUpdate(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skipWaiting' } satisfies ToWorker);
}
