// Version 10 sets the event outbox aside, with the last number that it gave: pages move it into a database of its own. A
// build before that opens this database later finds an empty one, and begins another installation. Frozen: it never
// calls today's code.
import type { Transaction } from 'dexie';

export async function setOutboxAside(upgrade: Transaction): Promise<void> {
  const { idbtrans } = upgrade;
  const { db } = idbtrans;
  // Empty: this version has just made it. Renaming alone keeps the number.
  db.deleteObjectStore('earlierOutbox');
  idbtrans.objectStore('outbox').name = 'earlierOutbox';
  const outbox = db.createObjectStore('outbox', { keyPath: 'eventSeq', autoIncrement: true });
  outbox.createIndex('eventId', 'eventId', { unique: true });
  const installation = upgrade.table<object>('installation');
  const row = await installation.get('installId');
  if (row) await installation.put({ ...row, key: 'earlierInstallId' });
  await installation.delete('installId');
}
