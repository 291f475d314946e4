import type { OutboxDb } from '../db/tables/outbox-db.ts';

/** Known installations. A database that was deleted has a new connection and a new installation. */
export const installIds = new WeakMap<IDBDatabase, string>();

export async function readInstallId(db: OutboxDb): Promise<string | undefined> {
  // A late answer is that of the connection that was asked.
  const connection = db.backendDB();
  const row = await db.installation.get('installId');
  if (row) installIds.set(connection, row.value);
  return row?.value;
}
