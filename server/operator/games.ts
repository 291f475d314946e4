// Closes and opens games, studios, and a platform of games until a time.
import { closedNow, setMaintainedUntil, setGameStatus, setStudioStatus } from '../store/operator/games.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { idOf, minute } from './words.ts';
import { HOUR_MS } from '../time/time.ts';

const HOURS = /^[1-9]\d{0,3}$/;

/** What is closed now: platforms, studios and games, each with its id and name. */
export async function closedGames(db: Db, now: Date): Promise<string[]> {
  const { platforms, studios, games } = await closedNow(db, now);
  return [
    ...platforms.map(({ id, name, until }) => `platform ${id}  ${name}  until ${until ? minute(until) : ''}`),
    ...studios.map(({ id, name }) => `studio ${id}  ${name}`),
    ...games.map(({ id, name }) => `game ${id}  ${name}`),
  ];
}

export async function listClosed(db: Db, now: Date): Promise<CommandResult> {
  const lines = await closedGames(db, now);
  return done(lines.length > 0 ? lines.join('\n') : 'Everything is open.');
}

export const setGame = (db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> =>
  changed({ name: 'game', given: id, is: status === 1 ? 'open' : 'closed' }, (gameId) =>
    setGameStatus(db, gameId, status),
  );

export const setStudio = (db: Db, id: string | undefined, status: 0 | 1): Promise<CommandResult> =>
  changed({ name: 'studio', given: id, is: status === 1 ? 'open' : 'closed' }, (studioId) =>
    setStudioStatus(db, studioId, status),
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
    setMaintainedUntil(db, platformId, until),
  );
}

interface Change {
  readonly name: string;
  readonly given: string | undefined;
  readonly is: string;
}

async function changed(
  { name, given = '', is }: Change,
  update: (id: number) => Promise<boolean>,
): Promise<CommandResult> {
  const id = idOf(given);
  return id !== null && (await update(id))
    ? done(`${name[0]?.toUpperCase()}${name.slice(1)} ${id} is ${is}.`)
    : refused(`There is no ${name} ${given}.`);
}
