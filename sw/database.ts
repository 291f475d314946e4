// The worker's connection. It is opened only once this version is the active one: an older page may
// still need the older schema before that.
import { HalcyonDb } from '#src/data/db/schema.ts';
import { beginNewLog } from '#src/data/db/new-log.ts';

let opened: Promise<HalcyonDb | null> | undefined;

/** `null` when storage is refused: then the worker passes everything on. */
export const database = (): Promise<HalcyonDb | null> => (opened ??= open());

async function open(): Promise<HalcyonDb | null> {
  await beginNewLog();
  const db = new HalcyonDb();
  // The system may close an idle connection, and a newer version may need it gone.
  db.on('close', () => {
    opened = undefined;
  });
  db.on('versionchange', () => db.close());
  try {
    await db.open();
    return db;
  } catch {
    opened = undefined;
    return null;
  }
}
