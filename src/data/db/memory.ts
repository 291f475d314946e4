// A second database in this page's memory, for events that it cannot write.
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type { HalcyonDb } from './schema.ts';

let opening: Promise<HalcyonDb> | undefined;

/** One per page. The worker cannot see it, so this page sends its events. */
export const memoryDb = (): Promise<HalcyonDb> => (opening ??= open());

async function open(): Promise<HalcyonDb> {
  const { PageDb } = await untilLoaded(() => import('./open.ts'));
  const db = new PageDb();
  await untilLoaded(() => db.goOnInMemory());
  return db;
}
