// The first revision of the catalogue at which each version of the list was current, for every process.
import { sql } from 'kysely';
import { digestOf } from '../../secrets/secrets.ts';
import type { Db } from '../../database/tables/tables.ts';

const VERSION_LENGTH = 16;

export const versionOf = (value: unknown): string => digestOf(JSON.stringify(value)).slice(0, VERSION_LENGTH);

/** A device with an older version fetches the whole list. */
const KEPT = 1000;

/** Keeps the first revision: a later one would miss changes that a device read in between. */
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
