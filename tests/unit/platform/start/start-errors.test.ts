// Whatever stands in the way of a start is one sentence that names the setting and the way out.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { asStartError, type Places, StartError } from '#server/start/start-error.ts';
import { platformKeyOf } from '#server/data-folder/platform-key.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'halcyon-start-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

const NOWHERE: Places = { databaseUrl: '', dataDir: null, buildsDir: null };

/** What the operator reads, if it is a sentence. */
async function sentence(work: () => Promise<unknown>, places: Partial<Places> = {}): Promise<unknown> {
  const error = await work().then(
    () => 'nothing failed',
    (each: unknown) => asStartError(each, { ...NOWHERE, ...places }),
  );
  return error instanceof StartError ? error.message : error;
}

const failing = (code: string, path?: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code, path }));

describe('a start fails with a sentence', () => {
  it('where the folder is a file, or would lie in one', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    for (const dataDir of [file, join(file, 'data')])
      expect(await sentence(() => platformKeyOf({ platformKey: '', dataDir }), { dataDir: dataDir })).toBe(
        `"${dataDir}" is not a folder, and none can be made there: set DATA_DIR to another one.`,
      );
  });

  it('where the database in the folder is damaged', async () => {
    await mkdir(join(root, 'database'));
    await writeFile(join(root, 'database', 'PG_VERSION'), 'garbage');
    const places = { databaseUrl: '', dataDir: root };
    expect(await sentence(() => openDatabase(places), places)).toBe(
      `The embedded database in "${root}" is damaged or not a database: restore a backup of the folder, or set DATA_DIR to another one.`,
    );
  });

  it('where the schema is newer', async () => {
    const opened = await openTestDatabase();
    const { db } = opened;
    const added = sql`insert into kysely_migration (name, timestamp) values ('999-tomorrow', '2030')`;
    try {
      await migrate(db);
      await added.execute(db);
      expect(await sentence(() => migrate(db))).toBe(
        'The database belongs to a newer version of the platform, which has run 999-tomorrow: start that version, or restore a backup from before it.',
      );
    } finally {
      await sql`delete from kysely_migration where name = '999-tomorrow'`.execute(db);
      await opened.close();
    }
  });

  it.each([
    ['EACCES', /^The folder "\/data" cannot be used by this account: .* or set DATA_DIR to another one\.$/],
    ['EPERM', /^The folder "\/data" cannot be used by this account/],
    ['EROFS', /^The folder "\/data" can only be read: set DATA_DIR/],
    ['ENOSPC', /^The disk with "\/data" is full: make room .* or set DATA_DIR/],
  ])('where the folder answers %s', async (code, expected) => {
    const places = { dataDir: '/data', buildsDir: '/earlier' };
    expect(await sentence(failing(code, '/data/key'), places)).toMatch(expected);
    expect(await sentence(failing(code, '/earlier/a.js'), places)).toMatch(/set BUILDS_DIR to/);
    // A folder with a longer name is another one.
    expect(await sentence(failing(code, '/earlier-old/a'), places)).toMatch(/set DATA_DIR to/);
  });

  it.each([
    [
      '28P01',
      'The server db.test:5432 does not let the role "me" in: check the role and its password in DATABASE_URL, and whether the server allows it from here.',
    ],
    [
      '3D000',
      'There is no database "halcyon" on db.test:5432: create it (createdb halcyon), or name another one in DATABASE_URL.',
    ],
    [
      '42501',
      'The role "me" may not create what the platform needs in the database "halcyon" on db.test:5432: make it the owner, or name another role in DATABASE_URL.',
    ],
  ])('where the server answers %s, without the password', async (code, expected) => {
    const databaseUrl = 'postgres://me:topsecret@db.test:5432/halcyon';
    expect(await sentence(failing(code), { databaseUrl })).toBe(expected);
  });

  it('and with its stack where it is a mistake of our own', async () => {
    const mistake = new TypeError('x is not a function');
    expect(await sentence(() => Promise.reject(mistake))).toBe(mistake);
  });
});
