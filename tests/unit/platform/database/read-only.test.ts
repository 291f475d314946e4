// A server that takes no writes, as after a failover, or when its disk is full and somebody has said so.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperations } from '#server/operations/operations.ts';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { newDatabase, serverAddress } from '#tests/support/database/server.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

/** One, so that what is said to a connection holds for all. */
const LIMITS = { connections: 1, waitMs: 60_000, statementMs: 60_000 };

describe.runIf(serverAddress())('a database that only reads', () => {
  let database: OpenDatabase;
  let platform: TestPlatform;
  let admin: pg.Client;
  let name: string;
  beforeAll(async () => {
    const address = await newDatabase(serverAddress());
    name = new URL(address).pathname.slice(1);
    const unlimited = await openDatabase({ databaseUrl: address, dataDir: null });
    await migrate(unlimited.db);
    await unlimited.close();
    database = await openDatabase({ databaseUrl: address, dataDir: null }, LIMITS);
    platform = await createTestPlatform({}, { database });
    admin = new pg.Client({ connectionString: serverAddress() });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await admin.end();
    await platform.close();
  });

  /** As a failover does: connections end, and new ones are to a server that only reads. */
  const failOver = async (isReadOnly: boolean) => {
    await admin.query(
      `alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    );
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  const readiness = async () => {
    const { metrics, db } = platform;
    const { statusCode, payload } = await createOperations({ metrics, db, dataDir: null }).inject('/readyz');
    return [statusCode, payload.split('\n')[0]];
  };

  it('answers with 503 and a wait, says so to the load balancer, and is used again when it writes', async () => {
    const member = await platform.register();
    await failOver(true);
    await expect.poll(async () => (await readiness())[1]).toBe('database read-only');
    expect((await readiness())[0]).toBe(503);
    const refused = await platform.call('refreshData', {}, member);
    expect([refused.status, refused.errcode, refused.headers['retry-after']]).toEqual([503, 503, '5']);
    await failOver(false);
    await expect.poll(async () => (await platform.call('refreshData', {}, member)).errcode).toBe(0);
    expect((await readiness())[0]).toBe(200);
  });

  it('refuses a write likewise when the server came to that under way', async () => {
    const member = await platform.register();
    const write = async () => {
      const { status, errcode } = await platform.call('startGame', { gameId: GAMES.open }, member);
      return [status, errcode];
    };
    await sql`set default_transaction_read_only = on`.execute(platform.db);
    expect((await readiness())[1]).toBe('database read-only');
    expect(await write()).toEqual([503, 503]);
    await sql`set default_transaction_read_only = off`.execute(platform.db);
    expect(await write()).toEqual([200, 0]);
  });
});
