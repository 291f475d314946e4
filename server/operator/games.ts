// Closes and opens games, studios, and a platform of games until a time.
import type { Db } from '../store/tables.ts';
import type { CommandResult } from './command-result.ts';

const HOUR_MS = 3_600_000;
const ID = /^[1-9]\d{0,14}$/;
const HOURS = /^[1-9]\d{0,3}$/;

const done = (output: string): CommandResult => ({ code: 0, output });
const refused = (output: string): CommandResult => ({ code: 1, output });

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
      ({ id, name, maintain_until: until }) => `platform ${id}  ${name}  until ${minute(until)}`,
    ),
    ...studios.map(({ id, name }) => `studio ${id}  ${name}`),
    ...games.map(({ game_id: id, name }) => `game ${id}  ${name}`),
  ];
}

const minute = (time: Date | null): string => (time ? time.toISOString().slice(0, 16) : '');

export async function listClosed(db: Db, now: Date): Promise<CommandResult> {
  const lines = await closedGames(db, now);
  return done(lines.length > 0 ? lines.join('\n') : 'Everything is open.');
}

/** Rounds that were begun are finished; nobody can enter any more. */
export async function setGame(db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> {
  const { numUpdatedRows = 0n } = ID.test(id ?? '')
    ? await db.updateTable('game').set({ status }).where('game_id', '=', Number(id)).executeTakeFirst()
    : {};
  return numUpdatedRows > 0n
    ? done(`Game ${id} is ${said(status)}.`)
    : refused(`There is no game ${id ?? ''}.`);
}

export async function setStudio(db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> {
  const { numUpdatedRows = 0n } = ID.test(id ?? '')
    ? await db.updateTable('brand').set({ status }).where('id', '=', Number(id)).executeTakeFirst()
    : {};
  return numUpdatedRows > 0n
    ? done(`Studio ${id} is ${said(status)}.`)
    : refused(`There is no studio ${id ?? ''}.`);
}

const said = (status: 0 | 1): string => (status === 1 ? 'open' : 'closed');

interface Maintenance {
  readonly id: string | undefined;
  /** "" opens it. */
  readonly hours: string;
  readonly now: Date;
}

export async function setMaintenance(db: Db, { id = '', hours, now }: Maintenance): Promise<CommandResult> {
  if (hours !== '' && !HOURS.test(hours)) return refused('The hours are a whole number from 1 to 9999.');
  const until = hours === '' ? null : new Date(now.getTime() + Number(hours) * HOUR_MS);
  const { numUpdatedRows = 0n } = ID.test(id)
    ? await db
        .updateTable('game_platform')
        .set({ maintain_until: until })
        .where('id', '=', Number(id))
        .executeTakeFirst()
    : {};
  if (numUpdatedRows === 0n) return refused(`There is no platform ${id}.`);
  return done(until ? `Platform ${id} is closed until ${minute(until)} UTC.` : `Platform ${id} is open.`);
}
