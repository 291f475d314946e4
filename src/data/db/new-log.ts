// Chromium goes on writing the log of changes that it finds. Where a kill cut the last write in two, what comes after
// cannot be read: the start after the next takes the whole store for corrupt and begins an empty one.

import { sharedLocks } from './locks.ts';

const NAME = 'halcyon-log';

/** What is asked of the browser here must not keep the app waiting. */
const LONGEST_MS = 1000;

/** Only a browser that may find its store corrupt says so in this event. */
const mayLoseItsStore = (): boolean =>
  'IDBVersionChangeEvent' in globalThis && 'dataLoss' in IDBVersionChangeEvent.prototype;

/**
 * Makes and deletes a database: the browser then begins another log, and what was readable lies in a file by itself.
 * To be done at every start before anything is written, for no page can tell how the last one ended. Never fails.
 */
export async function beginNewLog(): Promise<void> {
  if (!mayLoseItsStore()) return;
  const patience = new Promise((resolve) => void setTimeout(resolve, LONGEST_MS));
  await Promise.race([renewAlone().catch(() => {}), patience]);
}

/** One of the tabs and the worker is enough. */
async function renewAlone(): Promise<void> {
  const locks = sharedLocks();
  if (!locks) return renew();
  await locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? renew() : undefined));
}

async function renew(): Promise<void> {
  const made = await settled(indexedDB.open(NAME));
  made.close();
  await settled(indexedDB.deleteDatabase(NAME));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(`${NAME}: ${request.error?.message}`)));
  });
}
