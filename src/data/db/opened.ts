// What happens to a database after the page has asked for it: it is open, or goes on in this page's memory.
import type { Signal } from '@preact/signals-react';
import { answered } from '#src/device/answered.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { probeLocks } from '#src/device/locks.ts';
import type { PageDatabase } from './page-storage.ts';

/** `memory`: storage is refused or full, nothing more is kept. `released`: a newer version needed the database. */
export type StorageState = 'device' | 'memory' | 'released';

interface StorageEvents {
  readonly state: Signal<StorageState>;
  /** The browser closed the database, or another tab deleted it: what was in it may be gone. */
  readonly onLost: () => void;
}

/** Milliseconds: the first read may wait for a write of another tab. */
const READING_MS = 8000;

/** Some devices open a database whose rows cannot be read: `open` of `openOrReplace` ends with a read. */
export const firstRead = (read: PromiseLike<unknown>): Promise<unknown> => answered(read, READING_MS);

export async function openOrReplace(
  db: PageDatabase,
  open: () => PromiseLike<unknown>,
  events: StorageEvents,
): Promise<void> {
  try {
    await open();
  } catch {
    db.close({ disableAutoOpen: false });
    await probeLocks();
    await untilLoaded(() => db.storage.moveToMemory());
  }
  watch(db, events);
}

function watch(db: PageDatabase, events: StorageEvents): void {
  const listen = () => db.backendDB().addEventListener('close', () => void comeBack(db, events));
  // With every connection.
  db.on('ready', listen, true);
  db.on('versionchange', ({ newVersion }) => {
    // Another tab deletes it, and Dexie has closed this connection.
    if (newVersion === null) return void comeBack(db, events);
    // A tab with an older version must not block a newer one; it asks for a reload instead.
    db.close({ disableAutoOpen: true });
    events.state.value = 'released';
  });
}

async function comeBack(db: PageDatabase, { state, onLost }: StorageEvents): Promise<void> {
  if (state.peek() !== 'device') return;
  await db.storage.reopen();
  onLost();
}
