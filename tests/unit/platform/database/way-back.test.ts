// The version before starts on the schema of the present one, also while calls arrive; one before that is refused.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readinessOf } from '#server/operations/readiness.ts';
import { asStartError } from '#server/start/start-error.ts';
import type { Migrations } from '#server/store/schema/migration.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';
import { RELEASES } from '#tests/support/migrations/samples.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { enter } from '../../game/pages/games-client.ts';

const [BEFORE = {}, PRESENT = {}, NEXT = {}] = RELEASES;
const NOWHERE = { databaseUrl: '', dataDir: null, buildsDir: null };

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const opened = await openEmptyDatabase();
  try {
    await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** What the operator of a version reads when it is started; "" if it starts. */
const started = (db: Db, migrations: Migrations): Promise<string> =>
  runMigrations(db, migrations).then(
    () => '',
    (error: unknown) => (asStartError(error, NOWHERE) as Error).message,
  );

const refusedBy = (migration: string): string =>
  `The database belongs to a newer version of the platform, which has run ${migration}: start that version, or restore a backup from before it.`;

it('a version starts on the schema of the next one, is ready, and serves', () =>
  withDatabase(async (db) => {
    expect(await started(db, PRESENT)).toBe('');
    // This version: its own migrations are those of the release before.
    const platform = await createTestPlatform({}, { database: { db, close: async () => {} } });
    expect(await readinessOf({ db, dataDir: null })).toMatchObject({ isReady: true });
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    expect((await stay.play(100)).errcode).toBe(0);
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(0);
    await platform.close();
    // And forward again, to what the version before has written.
    expect(await started(db, NEXT)).toBe('');
    const { rows } = await sql`select luck from game_round`.execute(db);
    expect(rows).toEqual([{ luck: 7 }]);
  }));

it('a version starts beside the next one while that is in the middle of a migration', () =>
  withDatabase(async (db) => {
    expect(await started(db, BEFORE)).toBe('');
    const { '901-expanding': whole, ...others } = PRESENT;
    const half = { ...whole, steps: [{ statements: ['alter table game_round add column luck smallint'] }] };
    const failing = { ...half, steps: [...half.steps, { statements: ['select 1 / 0'] }] };
    await expect(runMigrations(db, { ...others, '901-expanding': failing as never })).rejects.toThrow(/zero/);
    expect(await started(db, BEFORE)).toBe('');
    // What was done is not done again.
    expect(await started(db, { ...others, '901-expanding': half as never })).toBe('');
  }));

it('two versions back is refused', () =>
  withDatabase(async (db) => {
    expect(await started(db, NEXT)).toBe('');
    expect(await started(db, PRESENT)).toBe('');
    expect(await started(db, BEFORE)).toBe(refusedBy('902-contracting'));
  }));

it('a migration that says nothing of older builds refuses all of them, and so do builds up to 1.2.0', () =>
  withDatabase(async (db) => {
    expect(await started(db, PRESENT)).toBe('');
    await sql`delete from migration_progress`.execute(db);
    expect(await started(db, BEFORE)).toBe(refusedBy('901-expanding'));
  }));
