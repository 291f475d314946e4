// The database of the outbox, as the page uses it.
import type { Dexie, PromiseExtended } from 'dexie';
import { type Listeners, type PageDatabase, PageStorage } from './page-storage.ts';
import { OutboxDb } from './tables/outbox-db.ts';

interface OutboxListeners extends Listeners {
  readonly makeRoom?: () => Promise<void>;
}

export class PageOutbox extends OutboxDb implements PageDatabase {
  readonly storage: PageStorage;
  #leftBehind: OutboxDb | undefined;

  constructor({ makeRoom = async () => {}, ...listeners }: OutboxListeners = {}) {
    const keep = async () => {
      this.#leftBehind = await copyOf(this);
      // Numbers that memory gives belong to an installation of their own.
      return [];
    };
    const storage = new PageStorage({ prepare: async () => {}, keep, makeRoom }, listeners);
    super(storage.options);
    this.storage = storage;
    storage.attach(this, listeners);
  }

  /** A copy of the events that the full disk holds, because what was sent cannot be deleted there. */
  get leftBehind(): OutboxDb | undefined {
    return this.#leftBehind;
  }

  override open(): PromiseExtended<Dexie> {
    return this.storage.open(() => super.open());
  }
}

async function copyOf(device: OutboxDb): Promise<OutboxDb | undefined> {
  const events = await device.outbox.toArray().catch(() => []);
  if (events.length === 0) return undefined;
  const copy = new PageOutbox();
  await copy.storage.moveToMemory();
  await copy.outbox.bulkPut(events);
  return copy;
}
