// Requests from pages to the worker.
import { skipWaiting } from 'workbox-core';
import * as v from 'valibot';
import { ToWorker } from '#src/contract/page/to-worker.ts';
import { keepFiles, stopKeeping, tellKept } from './kept-files.ts';
import { drainOutbox, pauseOutbox, takeOver } from './outbox.ts';
import { worker } from './scope.ts';

export function answerMessages(): void {
  worker.addEventListener('message', (event) => {
    const message = v.safeParse(ToWorker, event.data);
    if (message.success) event.waitUntil(answer(message.output, event.ports[0]));
  });
}

function answer(message: ToWorker, port?: MessagePort): Promise<void> {
  switch (message.type) {
    case 'drain':
      return drainOutbox(message);
    case 'enqueue':
      return takeOver(message.events, port);
    case 'keep':
      return keepFiles(message);
    case 'countKept':
      return tellKept(message.language).catch(() => {});
    case 'pause':
      stopKeeping();
      return pauseOutbox().then(() => port?.postMessage(true));
    case 'skipWaiting':
      skipWaiting();
      return Promise.resolve();
  }
}
