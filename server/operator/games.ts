// Closes and opens games, studios, and a platform of games until a time.
import type { UpdateResult } from 'kysely';
import type { Db } from '../store/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { idOf, minute } from './words.ts';

const HOUR_MS = 3_600_000;
const HOURS = /^[1-9]\d{0,3}$/;

/** What is closed now: platforms, studios and games, each with its id and name. */
export async function closedGames(db: Db, now: Date): Promise<string[]> {
  const platforms = await db
    .selectFrom('game_platform')
    .select(['id', 'name', 'maintain_until'])
    .where('maintain_until', '>', now)
    .execute();
  const studios = await db.selectFrom('brand').select(['id', 'name']).where('status', '=', 0).execute();
  const games = await db
    .selectFrom('game')
    .select(['game_id', 'name'])
    .where('status', '=', 0)
    .orderBy('game_id')
    .limit(200)
    .execute();
  return [
    ...platforms.map(
      ({ id, name, maintain_until: until }) => `platform ${id}  ${name}  until ${until ? minute(until) : ''}`,
    ),
    ...studios.map(({ id, name }) => `studio ${id}  ${name}`),
    ...games.map(({ game_id: id, name }) => `game ${id}  ${name}`),
  ];
}

export async function listClosed(db: Db, now: Date): Promise<CommandResult> {
  const lines = await closedGames(db, now);
  return done(lines.length > 0 ? lines.join('\n') : 'Everything is open.');
}

/** Rounds that were begun are finished; nobody can enter any more. */
export const setGame = (db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> =>
  changed({ name: 'game', given: id, is: status === 1 ? 'open' : 'closed' }, (gameId) =>
    db.updateTable('game').set({ status }).where('game_id', '=', gameId).executeTakeFirst(),
  );

export const setStudio = (db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> =>
  changed({ name: 'studio', given: id, is: status === 1 ? 'open' : 'closed' }, (brandId) =>
    db.updateTable('brand').set({ status }).where('id', '=', brandId).executeTakeFirst(),
  );

interface Maintenance {
  readonly id: string | undefined;
  /** "" opens it. */
  readonly hours: string;
  readonly now: Date;
}

export async function setMaintenance(db: Db, { id, hours, now }: Maintenance): Promise<CommandResult> {
  if (hours !== '' && !HOURS.test(hours)) return refused('The hours are a whole number from 1 to 9999.');
  const until = hours === '' ? null : new Date(now.getTime() + Number(hours) * HOUR_MS);
  const is = until ? `closed until ${minute(until)} UTC` : 'open';
  return changed({ name: 'platform', given: id, is }, (platformId) =>
    db
      .updateTable('game_platform')
      .set({ maintain_until: until })
      .where('id', '=', platformId)
      .executeTakeFirst(),
  );
}

interface Change {
  readonly name: string;
  readonly given: string | undefined;
  readonly is: string;
}

async function changed(
  { name, given = '', is }: Change,
  update: (id: number) => Promise<UpdateResult>,
): Promise<CommandResult> {
  const id = idOf(given);
  const rows = id === null ? 0n : (await update(id)).numUpdatedRows;
  return rows > 0n
    ? done(`${name[0]?.toUpperCase()}${name.slice(1)} ${id} is ${is}.`)
    : refused(`There is no ${name} ${given}.`);
}
