// Names of pictures that the catalogue or the offers hold.
import type { CurrentConfig } from './config.ts';
import type { Db } from '../tables.ts';

/** Of one state of the catalogue: the config is a new object after each change. */
const known = new WeakMap<CurrentConfig, Promise<ReadonlySet<string>>>();

export function listedPictures(db: Db, current: CurrentConfig): Promise<ReadonlySet<string>> {
  const names = known.get(current) ?? readNames(db, current);
  known.set(current, names);
  names.catch(() => known.delete(current));
  return names;
}

/** Any text of the config may name a picture; looks hold those of a game's symbols. */
async function readNames(db: Db, { config }: CurrentConfig): Promise<ReadonlySet<string>> {
  const looks = await db.selectFrom('game').select('look').execute();
  return namesIn([config, looks]);
}

const NAME = /^[a-zA-Z0-9-]{1,40}$/;

/** Every text in it that may name a picture. */
export function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string' && NAME.test(value)) names.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) namesIn(part, names);
  }
  return names;
}
