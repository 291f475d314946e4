// WebKit keeps a page that was left, but it dispatches no more events to it. A transaction that is open at that moment
// never ends, and later pages and the worker wait for it. Therefore a page aborts its transactions when it is left.
import type { DBCore, Middleware } from 'dexie';

/** Chromium discards a kept page that blocks another one, and Firefox keeps no page with an open transaction. */
const isWebKit = (): boolean =>
  (globalThis as { navigator?: { vendor?: string } }).navigator?.vendor?.startsWith('Apple') === true;

/** `onReturned`: the page is shown again, and nothing repeats what was aborted. */
export function abortedWhenLeft(onReturned: () => void): Middleware<DBCore> {
  const watched = { stack: 'dbcore', name: 'aborted-when-left' } as const;
  if (!isWebKit()) return { ...watched, create: (core) => core };
  const open = new Set<IDBTransaction>();
  let isLeft = false;
  let hasAborted = false;
  addEventListener('pagehide', () => {
    isLeft = true;
    hasAborted = open.size > 0;
    open.forEach(abort);
  });
  addEventListener('pageshow', () => {
    isLeft = false;
    if (hasAborted) onReturned();
  });
  const begin = (core: DBCore, ...given: Parameters<DBCore['transaction']>) => {
    hasAborted ||= isLeft;
    if (isLeft) throw new DOMException('The page was left', 'AbortError');
    const transaction = core.transaction(...given);
    const events = transaction as unknown as IDBTransaction;
    open.add(events);
    for (const end of ['complete', 'abort']) events.addEventListener(end, () => open.delete(events));
    return transaction;
  };
  return {
    ...watched,
    create: (core) => ({ ...core, transaction: (...given) => begin(core, ...given) }),
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed.
  }
}
