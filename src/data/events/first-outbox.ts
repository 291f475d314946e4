// The outbox of a new device, made before the code of the databases is there: what is tracked in the first moments then
// waits for a database that opens and not for one that is created, which takes a busy machine long.
import { createDatabase, isNewDevice } from '#src/device/databases.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { OUTBOX_NAME, OUTBOX_VERSION } from '../db/tables/version.ts';

/** Dexie counts versions in tens. */
const VERSION = OUTBOX_VERSION * 10;

/** Never fails: whoever opens the outbox makes what is not there. */
export async function createFirstOutbox(): Promise<void> {
  try {
    if (await isNewDevice()) createDatabase(OUTBOX_NAME, VERSION, createStores);
  } catch {
    // Storage is refused, which is said when the outbox is opened.
  }
}

/** As `OutboxDb` declares them. */
function createStores(db: IDBDatabase): void {
  const store = (name: string, keyPath: string, autoIncrement = false) =>
    db.createObjectStore(name, { keyPath, autoIncrement });
  store('outbox', 'eventSeq', true).createIndex('eventId', 'eventId', { unique: true });
  store('deadLetters', 'eventSeq');
  store('delivery', 'key');
  store('installation', 'key').add({ key: 'installId', value: uuidv4() });
}
