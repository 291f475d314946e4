// How far a copy has come. Positions alone do not show that the store was set back, by a restore or by a server that
// took over without the last events: new events get the positions of the lost ones.
import type { Db } from '../../database/tables/tables.ts';

export interface Place {
  /** Everything up to it is in the copy. */
  readonly position: number;
  /** Id of the newest event in it; `null` where that is not known. */
  readonly mark: string | null;
}

/** The highest position at or below which no event will appear any more; an open transaction is above it. */
export async function readWatermark(db: Db): Promise<number> {
  const { position } = await db.selectFrom('event_watermark').select('position').executeTakeFirstOrThrow();
  return position;
}

/** Whether the store has everything that a copy has. */
export async function isContinuation(db: Db, { position, mark }: Place): Promise<boolean> {
  if ((await readWatermark(db)) < position) return false;
  if (mark === null) return true;
  const found = await db
    .selectFrom('event')
    .select('event_id')
    .where('event_id', '=', mark)
    .executeTakeFirst();
  return found !== undefined;
}

/** The place at a position; the mark stays if nothing has come since the place before. */
export async function placeAt(db: Db, position: number, before: Place): Promise<Place> {
  const newest = await db
    .selectFrom('event')
    .select('event_id')
    .where('position', '>', before.position)
    .where('position', '<=', position)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { position, mark: newest?.event_id ?? before.mark };
}
