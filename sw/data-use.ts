// What the worker receives counts as data of the app: the page sees nothing of these requests, and stores the sum.
import type { ToPage } from '#src/contract/page/to-page.ts';
import { watchTransfers } from '#src/data/db/watch-transfers.ts';
import { worker } from './scope.ts';

export function countData(): void {
  watchTransfers(async (bytes) => {
    const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    page?.postMessage({ type: 'received', bytes } satisfies ToPage);
    return page !== undefined;
  });
}
