// Opens the database of the platform that the environment configures, for a command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { FolderInUseError } from '#server/data-folder/data-lock.ts';
import { asStartError, StartError } from '#server/start/start-error.ts';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import type { Settings } from '#server/settings/settings.ts';
import { checkedSettings } from './settings.ts';
import { CommandError } from './command-error.ts';

/** `relation` is a table or view of the current schema: without it the platform has not been started since an update. */
export async function openStoredDatabase(relation: string): Promise<OpenDatabase> {
  const settings = checkedSettings();
  if (settings.databaseUrl === '') checkFolder(settings);
  const opened = await open(settings);
  try {
    await checkSchema(opened, relation);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function checkFolder({ dataDir }: Settings): void {
  if (dataDir === null)
    throw new CommandError('A database with DATA_DIR=memory:// cannot be read by another process.');
  if (!existsSync(join(dataDir, 'database')))
    throw new CommandError(`There is no database in "${dataDir}": start the platform once, or set DATA_DIR.`);
}

async function open(settings: Settings): Promise<OpenDatabase> {
  try {
    return await openDatabase(settings);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw sentenceOrItself(error, settings);
    throw new CommandError(
      `The embedded database in "${settings.dataDir}" can be used by one process at a time, and the platform is using it: ` +
        'stop it during this command, or run it on PostgreSQL (DATABASE_URL).',
    );
  }
}

function sentenceOrItself(error: unknown, settings: Settings): unknown {
  const startError = asStartError(error, settings);
  return startError instanceof StartError ? new CommandError(startError.message) : error;
}

async function checkSchema({ db }: OpenDatabase, relation: string): Promise<void> {
  const known = sql<{ found: string | null }>`select to_regclass(${relation})::text as found`;
  const { rows } = await known.execute(db).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The database cannot be read: ${error.message || error.code}.`);
  });
  if (!rows[0]?.found)
    throw new CommandError(
      'The database has not been migrated to this version yet: start the platform once.',
    );
}
