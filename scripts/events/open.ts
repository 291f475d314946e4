// Opens the event store of the platform that the environment configures, for reading.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { FolderInUseError } from '#server/start/data-lock.ts';
import { openDatabase, type OpenDatabase } from '#server/database.ts';
import type { Settings } from '#server/settings.ts';
import { checkedSettings } from '../run/settings.ts';
import { CommandError } from '../run/command-error.ts';

export async function openStoredEvents(): Promise<OpenDatabase> {
  const settings = checkedSettings();
  if (settings.databaseUrl === '') checkFolder(settings);
  const opened = await open(settings);
  try {
    await checkSchema(opened);
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
    if (!(error instanceof FolderInUseError)) throw error;
    throw new CommandError(
      `The embedded database in "${settings.dataDir}" can be used by one process at a time, and the platform is using it: ` +
        'stop it during this command, or run it on PostgreSQL (DATABASE_URL).',
    );
  }
}

async function checkSchema({ db }: OpenDatabase): Promise<void> {
  const known = sql<{ view: string | null }>`select to_regclass('events_unknown')::text as view`;
  const { rows } = await known.execute(db).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`The database cannot be read: ${error.message || error.code}.`);
  });
  if (!rows[0]?.view)
    throw new CommandError(
      'The database has not been migrated to this version yet: start the platform once.',
    );
}
