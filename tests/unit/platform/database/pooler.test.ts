// Behind PgBouncer in transaction mode, where a connection belongs to a client for one transaction.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import { MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { type PgBouncer, startPgBouncer } from '#tests/support/database/pgbouncer.ts';
import { newDatabase, serverAddress } from '#tests/support/database/server.ts';
import { RELEASES } from '#tests/support/migrations/samples.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { PGBOUNCER } from '../../../../scripts/run/pgbouncer.ts';
import { enter } from '../../game/pages/games-client.ts';

/** Fewer than ask at the same time. */
const CONNECTIONS = 3;
const STATEMENT_MS = 2000;

describe.runIf(serverAddress() && PGBOUNCER)('behind a pooler that shares connections', () => {
  let address: string;
  let pooler: PgBouncer;
  const databases: OpenDatabase[] = [];
  const platforms: TestPlatform[] = [];
  beforeAll(async () => {
    address = await newDatabase(serverAddress());
    pooler = await startPgBouncer(address, CONNECTIONS);
    for (const statementMs of [STATEMENT_MS, 60_000]) {
      const limits = { connections: 10, waitMs: 60_000, statementMs };
      databases.push(await openDatabase({ databaseUrl: pooler.address, dataDir: null }, limits));
    }
    // Both migrate and seed at once.
    platforms.push(
      ...(await Promise.all(
        databases.map((database) => createTestPlatform({ ROUND_LIMIT: '0' }, { database })),
      )),
    );
  });
  afterAll(async () => {
    try {
      for (const platform of platforms) await platform.close();
    } finally {
      await pooler.stop();
    }
  });

  /** On each of the connections that are shared. */
  async function leftBehind(): Promise<unknown[]> {
    const clients = Array.from(
      { length: CONNECTIONS },
      () => new pg.Client({ connectionString: pooler.address }),
    );
    const found = new Map<number, unknown>();
    for (const client of clients) {
      await client.connect();
      await client.query('begin');
      const { rows } = await client.query<{ pid: number; left: unknown }>(
        `select pg_backend_pid() as pid, json_build_object(
          'settings', (select json_agg(name || ' = ' || setting) from pg_settings
            where source = 'session' and name not in ('client_encoding', 'application_name', 'DateStyle', 'TimeZone',
              'standard_conforming_strings')),
          'locks', (select json_agg(objid) from pg_locks
            where pid = pg_backend_pid() and locktype = 'advisory'),
          'statements', (select json_agg(name) from pg_prepared_statements)) as left`,
      );
      for (const { pid, left } of rows) found.set(pid, left);
    }
    for (const client of clients) {
      await client.query('rollback');
      await client.end();
    }
    expect(found.size).toBe(CONNECTIONS);
    return [...found.values()];
  }

  const NOTHING = Array.from({ length: CONNECTIONS }, () => ({
    ...{ settings: null, locks: null, statements: null },
  }));

  it('platforms start, play and leave nothing behind for the next client', async () => {
    const played = platforms.flatMap((platform) =>
      Array.from({ length: 5 }, async () => {
        const member = await platform.register();
        const stay = await enter(platform, member, { gameId: GAMES.open });
        const rounds = await Promise.all([1, 2, 3].map(() => stay.play(100)));
        const { errcode } = await platform.call('refreshData', {}, member);
        return [...rounds.map((round) => round.errcode), errcode];
      }),
    );
    expect((await Promise.all(played)).flat().filter((errcode) => errcode !== 0)).toEqual([]);
    expect((await checkLedger(platforms[0]!.db)).problems).toEqual([]);
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('a statement ends when its time is over, alone and in a transaction, and no other one with it', async () => {
    const [short, long] = databases;
    if (!short || !long) throw new Error('There are two.');
    const late = { code: '57014' };
    const sleep = sql`select pg_sleep(3)`;
    const others = [long.db, long.unhurried ?? long.db].map((db) => sleep.execute(db));
    await expect(sleep.execute(short.db)).rejects.toMatchObject(late);
    await expect(short.db.transaction().execute((trx) => sleep.execute(trx))).rejects.toMatchObject(late);
    // What failed has ended its transaction.
    expect((await sql<{ one: number }>`select 1 as one`.execute(short.db)).rows).toEqual([{ one: 1 }]);
    await Promise.all(others);
    expect(await leftBehind()).toEqual(NOTHING);
  });

  it('migrations of every kind run, once, from two processes', async () => {
    const releases = RELEASES.at(-1) ?? MIGRATIONS;
    await Promise.all(databases.map(({ unhurried, db }) => runMigrations(unhurried ?? db, releases)));
    expect(await leftBehind()).toEqual(NOTHING);
  });
});
