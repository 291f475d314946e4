// A second outbox in this page's memory, for events that it cannot write.
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type { OutboxDb } from '../db/tables/outbox-db.ts';

let opening: Promise<OutboxDb> | undefined;

/** One per page. The worker cannot see it, so this page sends its events. */
export const memoryOutbox = (): Promise<OutboxDb> => (opening ??= open());

async function open(): Promise<OutboxDb> {
  const { PageOutbox } = await untilLoaded(() => import('../db/open.ts'));
  const db = new PageOutbox();
  await untilLoaded(() => db.storage.moveToMemory());
  return db;
}
