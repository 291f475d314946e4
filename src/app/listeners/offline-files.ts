// Lets the worker cache every screen when the page is idle and the connection is good, and says when it is done.
import { effect } from '@preact/signals-react';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { isSlowOrMetered, lightChoice } from '#src/data/api/light-mode.ts';
import { untilUpdated } from '#src/data/api/worker-state.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { language, t } from '#src/i18n/t.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { showToast } from '#src/navigation/toast.ts';
import { connectionReturned } from '../updates/connection.ts';
import { offlineReady } from '../updates/update.ts';

export function keepFilesWhenIdle(): void {
  // Also runs at once: a signal calls a new subscriber with its value.
  language.subscribe(keep);
  lightChoice.subscribe(keep);
  connectionReturned.listen(keep);
}

function keep(): void {
  const workers = serviceWorkers();
  void workers?.ready.then(async ({ active }) => {
    await idleMoment();
    await untilUpdated();
    const message = { type: 'keep', language: language.peek(), isAll: !isSlowOrMetered() } satisfies ToWorker;
    active?.postMessage(message);
  });
}

export function sayOfflineReady(): void {
  const stop = effect(() => {
    if (!offlineReady.value) return;
    showToast(t('common.offlineReady'), 'success');
    queueMicrotask(() => stop());
  });
}
