// IndexedDB itself: which databases there are, and one that is opened.
import { after } from '#src/lib/timing.ts';
import { answered, silence } from './answered.ts';

/** `undefined` if the browser cannot list them. */
export async function storedDatabases(): Promise<readonly IDBDatabaseInfo[] | undefined> {
  try {
    return await answered(indexedDB.databases());
  } catch {
    return undefined;
  }
}

/** Surely nothing is stored. */
export const isNewDevice = async (): Promise<boolean> => (await storedDatabases())?.length === 0;

/** For a device on which it is not there. */
export function createDatabase(name: string, version: number, createStores: (db: IDBDatabase) => void): void {
  const request = indexedDB.open(name, version);
  request.addEventListener('upgradeneeded', () => createStores(request.result));
  request.addEventListener('success', () => request.result.close());
  // A page that is kept when it is left hears of nothing, and would hold up all others.
  addEventListener('pagehide', () => request.transaction?.abort(), { once: true });
}

/** Milliseconds: a slow disk with much to do at its start is no disk that fails. */
const OPENING_MS = 8000;

/**
 * A browser may never answer: a tab that does not close its connection, or files that cannot be read. Then the request fails, and what
 * comes of it later is discarded, because the one that asked goes on without it.
 */
export function answeredRequest(request: IDBOpenDBRequest): IDBOpenDBRequest {
  let isOver = false;
  const timer = after(OPENING_MS, () => {
    isOver = true;
    request.onerror?.({ target: { error: silence() } } as unknown as Event);
  });
  const hear = (event: Event) => {
    clearTimeout(timer);
    if (isOver) discard(request, event);
  };
  for (const type of ['upgradeneeded', 'success', 'error']) request.addEventListener(type, hear);
  return request;
}

function discard(request: IDBOpenDBRequest, event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
  if (event.type === 'success') request.result.close();
  else request.transaction?.abort();
}

/** Dexie itself would delete a database that was not there, and with it the one that a page is making meanwhile. */
export const existingOnly = {
  open(name: string): IDBOpenDBRequest {
    const request = answeredRequest(indexedDB.open(name));
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    return request;
  },
};
