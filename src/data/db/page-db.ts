// The database as the page uses it. Rows of another shape are not there. If there is no room for a write, it goes on
// in this page's memory: on a full disk reads work and every write fails.
import Dexie, { type PromiseExtended, type Transaction } from 'dexie';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { abortedWhenLeft } from './aborted-when-left.ts';
import { type ReplaceableEngine, replaceableEngine } from './engine.ts';
import { fittingRows } from './fitting-rows.ts';
import { isFull } from './full.ts';
import { TOGETHER } from './row-schemas.ts';
import { type OutboxRow, HalcyonDb } from './schema.ts';
import { untilOpening } from './until-opening.ts';
import { declareOlderVersions } from './versions.ts';

/** Numbers that memory gives belong to an installation of their own, so these stay where they are. */
const NOT_COPIED: readonly string[] = ['outbox', 'deadLetters', 'delivery', 'installation'];

type Rows = ReadonlyArray<readonly [table: string, rows: readonly unknown[]]>;

export class PageDb extends HalcyonDb {
  readonly #engine: ReplaceableEngine;
  readonly #onMoved: () => void;
  #moving: Promise<void> | undefined;
  #making: Promise<void> | undefined;
  #mayOpen = Promise.resolve();
  #leftBehind: HalcyonDb | undefined;

  constructor({ onMoved = () => {}, onReturned = () => {} } = {}) {
    const engine = replaceableEngine();
    super(engine.options);
    this.#engine = engine;
    this.#onMoved = onMoved;
    this.use(abortedWhenLeft(onReturned));
    this.use(fittingRows((table, key) => void setTimeout(() => void this.#drop(table, key).catch(() => {}))));
    repeatWrites(this);
  }

  /** A copy of the events that the full disk holds, because what was sent cannot be deleted there. */
  get leftBehind(): HalcyonDb | undefined {
    return this.#leftBehind;
  }

  /** Also called by Dexie itself, for an access to a database that was closed. */
  override open(): PromiseExtended<Dexie> {
    // In this order: a browser that is asked for its databases while it clears them may never answer.
    const isReady = this.#mayOpen.then(() => declareOlderVersions(this));
    return Dexie.Promise.resolve(isReady).then<Dexie, never>(() => super.open());
  }

  /** The browser closed it, or another tab deletes it: every access waits until databases can be opened again. */
  async reopen(): Promise<void> {
    this.#mayOpen = untilOpening();
    await this.open().catch(() => untilLoaded(() => this.goOnInMemory()));
  }

  /** With the rows that can still be read. Fails if the code for it does not load. */
  goOnInMemory(): Promise<void> {
    this.#moving ??= this.#move().catch((error: unknown) => {
      this.#moving = undefined;
      throw error;
    });
    return this.#moving;
  }

  /**
   * Repeats a write that failed for lack of room: once where it was, because a browser names a connection that it has
   * closed the same way, once after room was made, and then in memory.
   */
  async repeated<T>(write: () => PromiseLike<T>): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await write();
      } catch (error) {
        if (failures > 2 || !isFull(error)) throw error;
        if (failures === 1) await this.#makeRoom().catch(() => {});
        if (failures === 2) await this.goOnInMemory();
      }
    }
  }

  /** Writes that fail together wait for the same room. */
  #makeRoom(): Promise<void> {
    this.#making ??= import('./make-room.ts')
      .then(({ makeRoom }) => makeRoom(this))
      .finally(() => {
        this.#making = undefined;
      });
    return this.#making;
  }

  async #move(): Promise<void> {
    const { IDBFactory: Factory, IDBKeyRange: KeyRange } = await import('fake-indexeddb');
    const [outbox, rows] = this.isOpen() ? await Promise.all([this.#outbox(), this.#rows()]) : [[], []];
    // Before anybody else reads or writes there.
    this.on('populate', (transaction) => fill(transaction, rows));
    this.close({ disableAutoOpen: false });
    this.#engine.replace({ indexedDB: new Factory(), IDBKeyRange: KeyRange });
    await this.open();
    if (outbox.length > 0) this.#leftBehind = await copyOf(outbox);
    this.#onMoved();
  }

  #outbox(): PromiseLike<OutboxRow[]> {
    return this.outbox.toArray().catch(() => []);
  }

  #rows(): Promise<Rows> {
    const tables = this.tables.filter(({ name }) => !NOT_COPIED.includes(name));
    const nothing = (): unknown[] => [];
    return Promise.all(
      tables.map(async (table) => [table.name, await table.toArray().catch(nothing)] as const),
    );
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

function fill(transaction: Transaction, rows: Rows): void {
  for (const [name, kept] of rows) void transaction.table(name).bulkPut([...kept]);
}

async function copyOf(outbox: readonly OutboxRow[]): Promise<HalcyonDb> {
  const copy = new PageDb();
  await copy.goOnInMemory();
  await copy.outbox.bulkPut([...outbox]);
  return copy;
}

type Run = (this: unknown, ...given: unknown[]) => PromiseLike<unknown>;

const TABLE_WRITES = [
  ...(['add', 'put', 'upsert', 'update', 'delete', 'clear'] as const),
  ...(['bulkAdd', 'bulkPut', 'bulkUpdate', 'bulkDelete'] as const),
];

/** Explicit transactions, and writes outside of one; inside of one the transaction is repeated as a whole. */
function repeatWrites(db: PageDb): void {
  const repeating = (run: Run): Run =>
    function (...given) {
      const write = () => run.apply(this, given);
      return Dexie.currentTransaction ? write() : db.repeated(write);
    };
  const read = db.transaction.bind(db) as Run;
  const write = repeating(read);
  const transaction: Run = (...given) => (given[0] === 'r' ? read : write)(...given);
  Object.assign(db, { transaction });
  const tables = db.Table.prototype as unknown as Record<string, Run>;
  for (const name of TABLE_WRITES) tables[name] = repeating(tables[name] as Run);
  const collections = db.Collection.prototype as unknown as Record<string, Run>;
  for (const name of ['modify', 'delete']) collections[name] = repeating(collections[name] as Run);
}
