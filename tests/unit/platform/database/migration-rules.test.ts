// What a migration may do while calls are answered and the version before runs: judged by its effect on a database.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { isStepped, type Migrations, type SteppedMigration } from '#server/store/schema/migration.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';
import { judge } from '#tests/support/migrations/judge.ts';
import { releaseFaults } from '#tests/support/migrations/releases.ts';
import { RELEASES } from '#tests/support/migrations/samples.ts';

/** Those up to here are older than the rules. */
const LAST_FUNCTION = '032-codes-of-known-devices';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('migrations after 032', () => {
  it('may run beside calls and the version before, and so may the samples of other tests', async () => {
    const empty = await openEmptyDatabase();
    const { db } = empty;
    const all: Migrations = { ...MIGRATIONS, ...RELEASES.at(-1) };
    await runMigrations(
      db,
      Object.fromEntries(Object.entries(all).filter(([name]) => name <= LAST_FUNCTION)),
    );
    const said: string[] = [];
    for (const [name, migration] of Object.entries(all).filter(([each]) => each > LAST_FUNCTION)) {
      if (isStepped(migration)) said.push(...(await judge(db, migration)).map((each) => `${name} ${each}`));
      else said.push(`${name} is a function: write steps.`);
    }
    expect(said).toEqual([]);
    await empty.close();
  });

  it('name the next release, and take away only what an earlier one has made superfluous', () => {
    expect(releaseFaults(MIGRATIONS, version)).toEqual([]);
    const of = (release: SteppedMigration['release'], contracts?: string) => ({
      release,
      steps: [],
      ...(contracts && { contracts }),
    });
    const faultsOf = (migrations: Migrations) => releaseFaults(migrations, '1.2.3');
    expect(faultsOf({ '033-a': of('1.1.0'), '034-b': of('1.3.0', '033-a'), '035-c': of('2.0.0') })).toEqual(
      [],
    );
    expect(faultsOf({ '033-a': of('1.4.0') })).toEqual([
      '033-a names release 1.4.0: the next one is 1.2.4, 1.3.0, 2.0.0.',
    ]);
    expect(faultsOf({ '033-a': of('1.3.0'), '034-b': of('1.2.0') })).toEqual([
      '034-b names release 1.2.0, and one before it 1.3.0.',
    ]);
    expect(
      faultsOf({ '033-a': of('1.3.0'), '034-b': of('1.3.0', '033-a'), '035-c': of('1.3.0', '039-z') }),
    ).toEqual([
      '034-b contracts 033-a, which is no migration of an earlier release.',
      '035-c contracts 039-z, which is no migration of an earlier release.',
    ]);
  });
});

describe('a migration is refused that', () => {
  let opened: OpenDatabase;
  beforeAll(async () => void (opened = await openEmptyDatabase()));
  afterAll(() => opened.close());
  const run = (text: string) => sql.raw(text).execute(opened.db);
  beforeEach(async () => {
    await run('create table shop (id bigint primary key)');
    await run(
      `create table thing (id bigint primary key, shop_id bigint, name varchar(10), size int check (size > 0))`,
    );
    await run('insert into thing values (1, 1, null, 1), (2, 2, null, 2)');
    await run('insert into shop values (1), (2)');
  });
  afterEach(() => run('drop table if exists thing, things, shop, other cascade'));

  const judged = (...statements: string[]) =>
    judge(opened.db, {
      release: '1.0.0',
      steps: statements.map((each) => ({ statements: each.split('; ') })),
    });

  it.each([
    ['builds an index in a transaction', 'create index thing_size on thing (size)'],
    ['adds a rule that all rows are read for', 'alter table thing add column w int, add check (w > 0)'],
    ['adds a reference likewise', 'alter table thing add foreign key (shop_id) references shop (id)'],
    [
      'validates a rule in the transaction that adds it',
      'alter table thing add w int; alter table thing add constraint w_ok check (w > 0) not valid; alter table thing validate constraint w_ok',
    ],
    ['changes all rows at once', "update thing set name = 'x'"],
    ['rewrites the table for a type', 'alter table thing alter column size type bigint'],
    ['rewrites it for a default', 'alter table thing add column w uuid default gen_random_uuid()'],
  ])('%s', async (_, statements) => {
    expect((await judged(statements)).join('\n')).toMatch(/^(?:reads through|writes) thing/m);
  });

  it.each([
    ['drops a table', 'drop table thing', 'takes thing away'],
    ['drops a column', 'alter table thing drop column name', 'takes thing.name away'],
    ['renames a column', 'alter table thing rename column name to title', 'takes thing.name away'],
    ['renames a table', 'alter table thing rename to things', 'takes thing away'],
    [
      'requires a new column',
      'truncate thing; alter table thing add column w int not null',
      'requires thing.w',
    ],
    [
      'requires what may be left out',
      'alter table thing alter column size set not null',
      'requires thing.size',
    ],
    [
      'forbids what may be written',
      'alter table thing add constraint t check (size < 9) not valid',
      'forbids by t',
    ],
    ['lets nothing be there twice', 'create unique index u on thing (name)', 'forbids by u'],
  ])('%s before the build that uses it is gone', async (_, statements, expected) => {
    expect((await judged(statements)).join('\n')).toContain(`${expected}`);
  });

  it.each([
    [
      'adds',
      'alter table thing add column w int default 5; create table other (id int, x int check (x > 0)); create index o on other (x)',
    ],
    ['changes a row', "update thing set name = 'x' where id = 1"],
    [
      'widens a rule',
      'alter table thing drop constraint thing_size_check, add constraint thing_size_check check (size > -9) not valid',
    ],
  ])('but not one that %s', async (_, statements) => {
    expect(await judged(statements)).toEqual([]);
  });
});
