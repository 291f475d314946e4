// A disk that has no more room: reads of a database work, and its writes fail.
import type { Dexie } from 'dexie';
import { vi } from 'vitest';

export const FULL = new DOMException('no room', 'QuotaExceededError');

/** From now on every write on the device fails, and reads work. Returns how many did. */
export function fillDisk(db: Dexie, how: 'at once' | 'at the end of the transaction'): () => number {
  const device = db.backendDB();
  let failed = 0;
  for (const name of ['put', 'add', 'delete', 'clear'] as const) {
    const write = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      const { transaction } = this;
      if (transaction.db !== device) return write.apply(this, given);
      failed += 1;
      if (how === 'at once') throw FULL;
      const request = write.apply(this, given);
      request.addEventListener('success', () => {
        Object.defineProperty(transaction, 'error', { get: () => FULL });
        transaction.abort();
      });
      return request as never;
    });
  }
  return () => failed;
}
