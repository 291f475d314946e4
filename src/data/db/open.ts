// The chunk with Dexie, loaded only by `database()`.
import type { DexieOptions } from 'dexie';
import { fittingRows } from './fitting-rows.ts';
import { TOGETHER } from './row-schemas.ts';
import { HalcyonDb } from './schema.ts';

export { liveQuery } from 'dexie';

/** The database as the page reads it: rows of another shape are not there. */
export class CheckedDb extends HalcyonDb {
  constructor(options?: DexieOptions) {
    super(options);
    this.use(fittingRows((table, key) => void setTimeout(() => void this.#drop(table, key).catch(() => {}))));
  }

  /** Later, because the read that found the row may only read; it may have been replaced meanwhile. */
  async #drop(name: string, key: never): Promise<void> {
    const group = TOGETHER.find((names) => names.some((one) => one === name)) ?? [];
    const table = this.table(name);
    await this.transaction('rw', [name, ...group], async () => {
      if ((await table.get(key)) !== undefined) return;
      await table.delete(key);
      for (const one of group) await this.table(one).clear();
    });
  }
}
