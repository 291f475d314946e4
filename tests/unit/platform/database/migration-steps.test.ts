// Steps of migrations are done once, whoever ends in between.
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { asStartError } from '#server/start/start-error.ts';
import type { Step } from '#server/store/schema/migration.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';
import { serverAddress } from '#tests/support/database/server.ts';

let opened: OpenDatabase;
beforeEach(async () => void (opened = await openEmptyDatabase()));
afterEach(() => opened.close());

const FIRST: Step = {
  statements: [
    'create table thing (shop bigint, number bigint, size int, primary key (shop, number))',
    'insert into thing select n % 7, n, null from generate_series(1, 2500) n',
  ],
};

const migrationOf = (...steps: Step[]) => ({
  '001-thing': { release: '1.0.0', steps: [FIRST, ...steps] } as const,
});

const read = async (text: string) => (await sql.raw(text).execute(opened.db)).rows;

const SIZES: Step = { backfill: 'thing', set: 'size = coalesce(size, 0) + 1', where: 'true' };

describe('a migration', () => {
  it('fills in every row once, while three processes begin', async () => {
    const sizes = migrationOf(SIZES, { index: 'thing_size', on: 'thing (size)' });
    await Promise.all([1, 2, 3].map(() => runMigrations(opened.db, sizes)));
    expect(await read('select size, count(*)::int as things from thing group by size')).toEqual([
      { size: 1, things: 2500 },
    ]);
    expect(await read(`select indisvalid from pg_index where indexrelid = 'thing_size'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('goes on at the row where it was ended', async () => {
    const stumbling: Step = {
      backfill: 'thing',
      set: 'size = coalesce(size, 0) + 1 / case when (shop, number) = (6, 6) then 0 else 1 end',
      where: 'true',
    };
    await expect(runMigrations(opened.db, migrationOf(stumbling))).rejects.toThrow(/zero/);
    expect(await read('select count(*)::int as done from thing where size = 1')).toEqual([{ done: 2000 }]);
    await runMigrations(opened.db, migrationOf(SIZES));
    expect(await read('select count(*)::int as done from thing where size = 1')).toEqual([{ done: 2500 }]);
  });

  it('builds anew what a killed build of an index has left', async () => {
    await runMigrations(opened.db, migrationOf());
    if (serverAddress() === '') return;
    const killed = sql.raw('create unique index concurrently thing_size on thing (shop)').execute(opened.db);
    await expect(killed).rejects.toThrow(/could not create unique index/);
    const validity = `select indisvalid from pg_index where indexrelid = 'thing_size'::regclass`;
    expect(await read(validity)).toEqual([{ indisvalid: false }]);
    const index: Step = { index: 'thing_size', on: 'thing (size)' };
    await runMigrations(opened.db, { ...migrationOf(), '002-index': { release: '1.0.0', steps: [index] } });
    expect(await read(validity)).toEqual([{ indisvalid: true }]);
  });

  it('leaves no half an index behind where rows do not allow it', async () => {
    const unique: Step = { index: 'thing_shop', unique: true, on: 'thing (shop)' };
    await expect(runMigrations(opened.db, migrationOf(unique))).rejects.toThrow(/unique index/);
    expect(await read(`select to_regclass('thing_shop') as found`)).toEqual([{ found: null }]);
  });
});

describe.runIf(serverAddress())('a lock that another transaction keeps', () => {
  it('is asked for again, and ends the start with a sentence when it stays', async () => {
    await runMigrations(opened.db, migrationOf());
    const wider = {
      release: '1.0.0',
      steps: [{ statements: ['alter table thing add column width int'] }],
    } as const;
    const both = { ...migrationOf(), '002-wider': wider };
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await opened.db.transaction().execute(async (trx) => {
      await sql`select from thing`.execute(trx);
      const failed = await runMigrations(opened.db, both, { say, giveUpMs: 1 }).catch(
        (error: unknown) => error,
      );
      const places = { databaseUrl: '', dataDir: null, buildsDir: null };
      expect((asStartError(failed, places) as Error).message).toMatch(
        /^The migration 002-wider could not have its lock; the oldest transaction is open for \d+ s, in process \d+ of the server \(client backend\): end that one and start again, while the version before goes on\.$/,
      );
    });
    expect(lines).toEqual([expect.stringMatching(/^The migration 002-wider waits for a lock; /)]);
    await runMigrations(opened.db, both, { say });
    expect(await read('select count(width)::int as wide from thing')).toEqual([{ wide: 0 }]);
    expect(lines).toHaveLength(1);
  });
});
