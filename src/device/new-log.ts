// Chromium appends to the log of changes that it finds. If a kill cut the last record in two, later records cannot be
// read: the start after the next one treats the whole store as corrupt and begins an empty one.

import { answered } from './answered.ts';
import { isNewDevice } from './databases.ts';
import { sharedLocks } from './locks.ts';

const NAME = 'halcyon-log';

/** Only browsers that may treat their store as corrupt have this field. */
const mayLoseItsStore = (): boolean =>
  'IDBVersionChangeEvent' in globalThis && 'dataLoss' in IDBVersionChangeEvent.prototype;

/**
 * Creates and deletes a database, which makes the browser begin a new log and move the readable data to a file.
 * Runs at every start before any write, because no page knows how the last one ended; on a device that stores nothing,
 * and so has nothing to lose, beside the first writes. Never fails: the app starts anyway.
 */
export async function beginNewLog(): Promise<void> {
  if (!mayLoseItsStore()) return;
  // Asked first, so that the database of the renewal does not count.
  const isNew = isNewDevice();
  const renewed = answered(renewAlone()).catch(() => {});
  if (!(await isNew)) await renewed;
}

/** It is enough if one of the tabs or the worker does it; the others wait, because a write must not come before it. */
async function renewAlone(): Promise<void> {
  const locks = sharedLocks();
  if (!locks) return renew();
  await locks.request(NAME, { ifAvailable: true }, (lock) =>
    lock ? renew() : locks.request(NAME, () => {}),
  );
}

export async function renew(): Promise<void> {
  const made = await settled(indexedDB.open(NAME));
  made.close();
  await settled(indexedDB.deleteDatabase(NAME));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(NAME)));
  });
}
