// What pages ask of the worker.
import * as v from 'valibot';
import { ToWorker } from '#src/contract/page/worker-messages.ts';
import { drainOutbox, takeOver } from './outbox.ts';
import { worker } from './scope.ts';

export function answerMessages(): void {
  worker.addEventListener('message', (event) => {
    const message = v.safeParse(ToWorker, event.data);
    if (message.success) event.waitUntil(answer(message.output));
  });
}

function answer(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'drain':
      return drainOutbox(message);
    case 'enqueue':
      return takeOver(message.events);
    case 'skipWaiting':
      return worker.skipWaiting();
  }
}
