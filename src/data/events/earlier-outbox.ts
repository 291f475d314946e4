// Moves the events that builds before have left in the other database: what version 10 has set aside, and what such a
// build writes after that, in a tab that is still open or in one that a worker of its own has opened.
import { sharedLocks } from '#src/device/locks.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { addEvents } from './append.ts';
import { SENDER_LOCK } from './drain.ts';
import type {
  DeadLetterRow,
  DeliveryRow,
  EarlierOutbox,
  OutboxDb,
  OutboxRow,
} from '../db/tables/outbox-db.ts';

const UNDONE = new Error('Undo what was written.');

export async function readEarlierOutbox(db: HalcyonDb): Promise<EarlierOutbox | undefined> {
  const installation = await db.installation.get('earlierInstallId');
  const events = await db.earlierOutbox.toArray();
  const installId = installation?.value ?? events.at(-1)?.installId;
  if (installId === undefined) return undefined;
  const letters = await db.table<DeadLetterRow>('deadLetters').toArray();
  const delivery = await db.table<DeliveryRow>('delivery').toArray();
  return { installId, events, letters, delivery, lastSeq: (await nextSeq(db)) - 1 };
}

/** Only giving it shows the next number. */
async function nextSeq(db: HalcyonDb): Promise<number> {
  let next = 0;
  const giving = db.transaction('rw', db.earlierOutbox, async () => {
    next = await db.earlierOutbox.add({ eventId: '' } as OutboxRow);
    throw UNDONE;
  });
  await giving.catch((error: unknown) => {
    if (error !== UNDONE) throw error;
  });
  return next;
}

/** Deletes what has moved. No build sends meanwhile, and it may be ended and repeated at any moment. */
export async function finishMove(db: HalcyonDb, outbox: OutboxDb): Promise<void> {
  const move = async () => {
    for (const name of ['earlierOutbox', 'outbox']) await moveEvents(db, outbox, name);
    await moveLetters(db, outbox);
    await db.transaction('rw', ['delivery', 'installation'], async () => {
      await db.table('delivery').clear();
      await db.installation.delete('earlierInstallId');
    });
  };
  const locks = sharedLocks();
  await (locks ? locks.request(SENDER_LOCK, move) : move());
}

async function moveEvents(db: HalcyonDb, outbox: OutboxDb, name: string): Promise<void> {
  const table = db.table<OutboxRow, number>(name);
  const rows = await table.toArray();
  const last = rows.at(-1);
  if (!last) return;
  const tables = [outbox.outbox, outbox.installation, outbox.delivery];
  await outbox.transaction('rw', tables, async () => {
    const [own, moved] = await outbox.installation.bulkGet(['installId', 'moved']);
    const mark = ({ installId, eventSeq }: OutboxRow) => `${installId}:${eventSeq}`;
    const known = rows.findIndex((row) => mark(row) === moved?.value);
    // Those of the own installation moved when the outbox was made. The others get numbers of this one.
    const late = rows.slice(known + 1).filter(({ installId }) => installId !== own?.value);
    await addEvents(
      outbox,
      late.map(({ eventSeq: _seq, installId: _install, ...event }) => event),
    );
    await outbox.installation.put({ key: 'moved', value: mark(last) });
  });
  await table.where('eventSeq').belowOrEqual(last.eventSeq).delete();
}

async function moveLetters(db: HalcyonDb, { deadLetters }: OutboxDb): Promise<void> {
  const table = db.table<DeadLetterRow, number>('deadLetters');
  const letters = await table.toArray();
  const known = new Set(await deadLetters.toCollection().primaryKeys());
  await deadLetters.bulkAdd(letters.filter(({ eventSeq }) => !known.has(eventSeq)));
  await table.bulkDelete(letters.map(({ eventSeq }) => eventSeq));
}
