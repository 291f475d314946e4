// From which revision of the catalogue on a version of the list was the current one, known to every process.
import { sql } from 'kysely';
import { digestOf } from '../../secrets.ts';
import type { Db } from '../tables.ts';

const VERSION_LENGTH = 16;

export const versionOf = (value: unknown): string => digestOf(JSON.stringify(value)).slice(0, VERSION_LENGTH);

/** Of a device that holds none of them the whole list is asked for anew. */
const KEPT = 1000;

/** The first revision stays: what has changed since a later one would leave out what a device read in between. */
export async function noteListVersion(db: Db, version: string, revision: number): Promise<void> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('game_list_version')
    .values({ version, revision })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) await forgetOldVersions(db);
}

async function forgetOldVersions(db: Db): Promise<void> {
  await sql`
    delete from game_list_version where revision < (
      select revision from game_list_version order by revision desc limit 1 offset ${KEPT}
    )`.execute(db);
}

export async function revisionOf(db: Db, version: string): Promise<number | undefined> {
  const known = await db
    .selectFrom('game_list_version')
    .select('revision')
    .where('version', '=', version)
    .executeTakeFirst();
  return known?.revision;
}
