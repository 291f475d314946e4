// The database of the event outbox. Nothing but events is written to it, so an event waits for no other write.
import Dexie, { type DexieOptions, type EntityTable, type Transaction } from 'dexie';
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { oneWriter } from './one-writer.ts';
import { OUTBOX_NAME, OUTBOX_VERSION } from './version.ts';

/** A pending event; its key is the sequence. */
export type OutboxRow = Omit<TrackEvent, 'eventSeq' | 'eventId' | 'installId'> & {
  eventSeq: number;
  eventId: string;
  installId: string;
  /** Epoch milliseconds of the device, for age limits only. */
  madeAt: number;
};

/** A dead letter: an event that the platform refused permanently. */
export interface DeadLetterRow {
  eventSeq: number;
  event: OutboxRow;
  reason: string;
  /** Epoch milliseconds. */
  refusedAt: number;
}

/** State of delivery; one row, shared by pages and worker. */
export interface DeliveryRow {
  key: 'delivery';
  /** Epoch milliseconds before which nothing is sent. */
  nextAttemptAt: number;
  /** When that wait was set: a clock that was set back must not prolong it. */
  waitSetAt: number;
  failures: number;
  lastError: string;
  /** The last failure was an answer: the wait is the platform's, and a line that returns does not end it. */
  isAnswered?: boolean;
  /** Events per request; halved while the platform refuses whole batches. */
  batchLimit: number;
  /** Bytes per request; halved when the platform finds it too large. */
  byteLimit: number;
  /** Identifies this installation to the worker, which cannot read it elsewhere. */
  fingerprint?: string;
  /** Whether the platform takes compressed requests; not known before it has said so. */
  gzip?: 'taken' | 'refused';
  /** The newest number at moments of the platform's time, one a day: proof of how long an event has waited. */
  sightings?: ReadonlyArray<{ readonly eventSeq: number; readonly atMs: number }>;
}

export interface OutboxInstallationRow {
  /** `flushed`: the last number that is surely on the disk. `moved`: installation and number of the last event that was moved here from the database of earlier builds. */
  key: 'installId' | 'flushed' | 'moved';
  value: string;
}

/** What the database of an earlier build holds. */
export interface EarlierOutbox {
  readonly installId: string;
  readonly events: readonly OutboxRow[];
  readonly letters: readonly DeadLetterRow[];
  readonly delivery: readonly DeliveryRow[];
  /** The last number that was given, even if its event was delivered long ago. */
  readonly lastSeq: number;
}

export class OutboxDb extends Dexie {
  declare outbox: EntityTable<OutboxRow, 'eventSeq'>;
  declare deadLetters: EntityTable<DeadLetterRow, 'eventSeq'>;
  declare delivery: EntityTable<DeliveryRow, 'key'>;
  declare installation: EntityTable<OutboxInstallationRow, 'key'>;

  /** Is continued if this database does not exist yet. */
  earlier: EarlierOutbox | undefined;

  constructor(options: DexieOptions = {}) {
    // Survives a killed browser. For a power cut there is `flushed.ts`.
    super(OUTBOX_NAME, { chromeTransactionDurability: 'relaxed', ...options });
    this.version(OUTBOX_VERSION).stores({
      outbox: '++eventSeq, &eventId',
      deadLetters: 'eventSeq',
      delivery: 'key',
      installation: 'key',
    });
    this.use(oneWriter('delivery'));
    // In the transaction that creates the database: where it exists, it has an installation and all earlier events.
    this.on('populate', (transaction) => this.#begin(transaction));
  }

  #begin(transaction: Transaction): void {
    const { earlier } = this;
    // A database that was deleted begins anew.
    this.earlier = undefined;
    const installId = earlier?.installId ?? uuidv4();
    void transaction.table('installation').add({ key: 'installId', value: installId });
    if (earlier) copyEarlier(transaction, earlier);
  }
}

function copyEarlier(transaction: Transaction, { events, letters, delivery, lastSeq }: EarlierOutbox): void {
  const outbox = transaction.table('outbox');
  // The numbers go on after the last one, which may have been delivered and deleted.
  void outbox
    .add({ eventSeq: lastSeq, eventId: '' })
    .then(() => outbox.delete(lastSeq))
    .then(() => outbox.bulkAdd([...events]));
  void transaction.table('deadLetters').bulkAdd([...letters]);
  void transaction.table('delivery').bulkAdd([...delivery]);
}
