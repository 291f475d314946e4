// Databases on the PostgreSQL that TEST_DATABASE_URL names. All of one run share a prefix and go when it ends.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import { migrate } from '#server/store/migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databasePrefix: string;
  }
}

export const serverAddress = (): string => process.env['TEST_DATABASE_URL'] ?? '';

/** Without tables. */
export const openOnServer = async (server: string): Promise<OpenDatabase> =>
  openAt(await newDatabase(server));

/** A copy of the one that the run has migrated. */
export const openMigratedOnServer = async (server: string): Promise<OpenDatabase> =>
  openAt(await create(server, newName(), `template ${migratedName(inject('databasePrefix'))}`));

/** The address of an empty one. */
export const newDatabase = (server: string): Promise<string> => create(server, newName());

const newName = (): string => `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;

const migratedName = (prefix: string): string => `${prefix}migrated`;

async function create(server: string, name: string, options = ''): Promise<string> {
  await run(server, `create database ${name} ${options}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** As a platform opens it; the waits only end what hangs. */
const openAt = (databaseUrl: string): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl, dataDir: null }, { connections: 10, waitMs: HANGS_MS, statementMs: HANGS_MS });

const HANGS_MS = 120_000;

/** Vitest calls it before the first test, and what it returns after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `halcyon_${process.pid}_`;
  project.provide('databasePrefix', prefix);
  const server = serverAddress();
  if (server === '') return async () => {};
  const migrated = await openAt(await create(server, migratedName(prefix)));
  await migrate(migrated.db);
  await migrated.close();
  return async () => {
    const { rows } = await run(
      server,
      `select datname from pg_database where starts_with(datname, '${prefix}')`,
    );
    for (const { datname } of rows) await run(server, `drop database ${datname} with (force)`);
  };
}

async function run(server: string, statement: string): Promise<pg.QueryResult<{ datname: string }>> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
