// Databases on the PostgreSQL that TEST_DATABASE_URL names. All of one run share a prefix and go when it ends.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase, type OpenDatabase } from '#server/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databasePrefix: string;
  }
}

export const serverAddress = (): string => process.env['TEST_DATABASE_URL'] ?? '';

export const openOnServer = async (server: string): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl: await newDatabase(server), dataDir: null });

/** The address of an empty one. */
export async function newDatabase(server: string): Promise<string> {
  const name = `${inject('databasePrefix')}${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** Vitest calls it before the first test, and what it returns after the last. */
export function setup(project: TestProject): () => Promise<void> {
  const prefix = `halcyon_${process.pid}_`;
  project.provide('databasePrefix', prefix);
  return async () => {
    const server = serverAddress();
    if (server === '') return;
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
