// Games, studios and platforms of games as an operator closes and opens them.
import type { UpdateResult } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';

/** More would be no answer. */
const GAMES_MAX = 200;

/** What is closed now. */
export async function closedNow(db: Db, now: Date) {
  const platforms = await db
    .selectFrom('game_platform')
    .select(['id', 'name', 'maintain_until as until'])
    .where('maintain_until', '>', now)
    .execute();
  const studios = await db.selectFrom('brand').select(['id', 'name']).where('status', '=', 0).execute();
  const games = await db
    .selectFrom('game')
    .select(['game_id as id', 'name'])
    .where('status', '=', 0)
    .orderBy('game_id')
    .limit(GAMES_MAX)
    .execute();
  return { platforms, studios, games };
}

const isChanged = ({ numUpdatedRows }: UpdateResult): boolean => numUpdatedRows > 0n;

/** Each is false if there is none with that id. Rounds that were begun are finished; nobody can enter any more. */
export const setGameStatus = async (db: Db, id: number, status: 0 | 1): Promise<boolean> =>
  isChanged(await db.updateTable('game').set({ status }).where('game_id', '=', id).executeTakeFirst());

export const setStudioStatus = async (db: Db, id: number, status: 0 | 1): Promise<boolean> =>
  isChanged(await db.updateTable('brand').set({ status }).where('id', '=', id).executeTakeFirst());

/** `null` opens it. */
export async function setMaintainedUntil(db: Db, id: number, until: Date | null): Promise<boolean> {
  const changed = db.updateTable('game_platform').set({ maintain_until: until }).where('id', '=', id);
  return isChanged(await changed.executeTakeFirst());
}
