// The database of everything but events, as the page uses it.
import type { Dexie, PromiseExtended } from 'dexie';
import { type Listeners, type PageDatabase, PageStorage, type Rows } from './page-storage.ts';
import { HalcyonDb } from './tables/schema.ts';
import { declareOlderVersions } from './tables/versions.ts';

/** Builds before the outbox had a database of its own left these; they stay until they are taken over. */
const NOT_COPIED: readonly string[] = ['earlierOutbox', 'outbox', 'deadLetters', 'delivery', 'installation'];

export class PageDb extends HalcyonDb implements PageDatabase {
  readonly storage: PageStorage;

  constructor(listeners: Listeners = {}) {
    const storage = new PageStorage(
      {
        prepare: () => declareOlderVersions(this),
        keep: () => rowsOf(this),
        makeRoom: async () => (await import('./make-room.ts')).makeRoom(this),
      },
      listeners,
    );
    super(storage.options);
    this.storage = storage;
    storage.attach(this, listeners);
  }

  override open(): PromiseExtended<Dexie> {
    return this.storage.open(() => super.open());
  }
}

function rowsOf(db: Dexie): Promise<Rows> {
  const tables = db.tables.filter(({ name }) => !NOT_COPIED.includes(name));
  const nothing = (): unknown[] => [];
  return Promise.all(
    tables.map(async (table) => [table.name, await table.toArray().catch(nothing)] as const),
  );
}
