// Lets the worker cache every screen when the page is idle and the connection is good.
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { isSlowOrMetered, lightChoice } from '#src/data/api/light-mode.ts';
import { untilUpdated } from '#src/data/api/worker-state.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { language } from '#src/i18n/t.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { connectionReturned } from './connection.ts';

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
