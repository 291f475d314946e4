// How a page uses a database. Rows of another shape are not there. If there is no room for a write, it goes on in this
// page's memory: on a full disk reads work and every write fails.
import Dexie, { type DexieOptions, type PromiseExtended, type Transaction } from 'dexie';
import { answered } from '#src/device/answered.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { abortedWhenLeft } from './aborted-when-left.ts';
import { type ReplaceableEngine, replaceableEngine } from '#src/device/engine.ts';
import { fittingRows } from './tables/fitting-rows.ts';
import { isFull, isRefused } from './full.ts';
import { TOGETHER } from './tables/row-schemas.ts';
import { untilOpening } from './until-opening.ts';

export type Rows = ReadonlyArray<readonly [table: string, rows: readonly unknown[]]>;

export interface Listeners {
  readonly onMoved?: () => void;
  /** The page was left in the middle of reads or writes, and is shown again without them. */
  readonly onReturned?: () => void;
}

/** Milliseconds: on a slow phone all rows take some seconds. */
const KEEPING_MS = 10_000;

interface Steps {
  /** Before each opening. */
  readonly prepare: () => Promise<void>;
  /** Rows to go on with in memory. */
  readonly keep: () => Promise<Rows>;
  readonly makeRoom: () => Promise<void>;
}

/** A database with the way in which its page uses it. */
export interface PageDatabase extends Dexie {
  readonly storage: PageStorage;
}

export class PageStorage {
  readonly #engine: ReplaceableEngine = replaceableEngine(Dexie.dependencies);
  readonly #onMoved: () => void;
  readonly #steps: Steps;
  #db!: Dexie;
  #moving: Promise<void> | undefined;
  #making: Promise<void> | undefined;
  #mayOpen = Promise.resolve();

  constructor(steps: Steps, { onMoved = () => {} }: Listeners = {}) {
    this.#steps = steps;
    this.#onMoved = onMoved;
  }

  get options(): DexieOptions {
    return this.#engine.options;
  }

  attach(db: Dexie, { onReturned = () => {} }: Listeners = {}): void {
    this.#db = db;
    db.use(abortedWhenLeft(onReturned));
    db.use(fittingRows((table, key) => void setTimeout(() => void this.#drop(table, key).catch(() => {}))));
    repeatWrites(db, (write) => this.repeated(write));
  }

  /** Also called by Dexie itself, for an access to a database that was closed. */
  open(open: () => PromiseLike<Dexie>): PromiseExtended<Dexie> {
    // In this order: a browser that is asked for its databases while it clears them may never answer.
    return Dexie.Promise.resolve(this.#mayOpen.then(this.#steps.prepare)).then<Dexie, never>(open);
  }

  /** The browser closed it, or another tab deletes it: every access waits until databases can be opened again. */
  async reopen(): Promise<void> {
    this.#mayOpen = untilOpening();
    await this.#db.open().catch(() => untilLoaded(() => this.moveToMemory()));
  }

  /** With the rows that can still be read. Fails if the code for it does not load. */
  moveToMemory(): Promise<void> {
    this.#moving ??= this.#move().catch((error: unknown) => {
      this.#moving = undefined;
      throw error;
    });
    return this.#moving;
  }

  /**
   * Repeats a write that failed for lack of room, or that the browser refused: once where it was, because a browser names
   * a connection that it has closed the same way, once after room was made, and then in memory.
   */
  async repeated<T>(write: () => PromiseLike<T>): Promise<T> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await write();
      } catch (error) {
        if (failures > 2 || !isRefused(error)) throw error;
        if (failures === 1 && isFull(error)) await this.#makeRoom().catch(() => {});
        if (failures === 2) await this.moveToMemory();
      }
    }
  }

  /** Writes that fail together wait for the same room. */
  #makeRoom(): Promise<void> {
    this.#making ??= this.#steps.makeRoom().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #move(): Promise<void> {
    const { IDBFactory: Factory, IDBKeyRange: KeyRange } = await import('fake-indexeddb');
    // A browser that refuses writes may not answer reads either.
    const rows = this.#db.isOpen() ? await answered(this.#steps.keep(), KEEPING_MS).catch(() => []) : [];
    // Before anybody else reads or writes there.
    this.#db.on('populate', (transaction) => fill(transaction, rows));
    this.#db.close({ disableAutoOpen: false });
    this.#engine.replace({ indexedDB: new Factory(), IDBKeyRange: KeyRange });
    await this.#db.open();
    this.#onMoved();
  }

  /** Later, because the read that found the row may only read; it may have been replaced meanwhile. */
  async #drop(name: string, key: never): Promise<void> {
    const group = TOGETHER.find((names) => names.some((one) => one === name)) ?? [];
    const table = this.#db.table(name);
    await this.#db.transaction('rw', [name, ...group], async () => {
      if ((await table.get(key)) !== undefined) return;
      await table.delete(key);
      for (const one of group) await this.#db.table(one).clear();
    });
  }
}

function fill(transaction: Transaction, rows: Rows): void {
  for (const [name, kept] of rows) void transaction.table(name).bulkPut([...kept]);
}

type Run = (this: unknown, ...given: unknown[]) => PromiseLike<unknown>;
type Repeat = (write: () => PromiseLike<unknown>) => PromiseLike<unknown>;

const TABLE_WRITES = [
  ...(['add', 'put', 'upsert', 'update', 'delete', 'clear'] as const),
  ...(['bulkAdd', 'bulkPut', 'bulkUpdate', 'bulkDelete'] as const),
];

/** Explicit transactions, and writes outside of one; inside of one the transaction is repeated as a whole. */
function repeatWrites(db: Dexie, repeat: Repeat): void {
  const repeating = (run: Run): Run =>
    function (...given) {
      const write = () => run.apply(this, given);
      return Dexie.currentTransaction ? write() : repeat(write);
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
