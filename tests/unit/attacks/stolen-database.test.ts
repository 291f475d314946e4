// What was tried with the files of the database, by another account of the machine and with a stolen copy.
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, it as plainIt } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { createEncryption, WrongKeyError } from '#server/secrets/encryption.ts';
import { platformKeyOf } from '#server/data-folder/platform-key.ts';
import { makePrivate } from '#server/data-folder/private-folder.ts';
import { encryptSecrets } from '#server/store/auth/encrypt-secrets.ts';
import { platformSecret } from '#server/store/auth/platform-secret.ts';
import { createTestPlatform, TEST_KEY } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { SecondStepVisit } from '../auth/platform/second-step-visit.ts';

const it = platformTest();

/** Modes of everything in a folder that other accounts could use. */
async function openPaths(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  const open = [];
  for (const path of ['.', ...paths]) {
    if (((await stat(join(folder, path))).mode & 0o077) !== 0) open.push(path);
  }
  return open;
}

describe('another account of the machine', () => {
  const itInFolder = plainIt.extend('folder', async ({ onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'halcyon-modes-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return folder;
  });

  itInFolder('can open no file or folder of a new database', async ({ folder }) => {
    const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') });
    await platformKeyOf({ platformKey: '', dataDir: join(folder, 'data') });
    expect(await openPaths(join(folder, 'data'))).toEqual([]);
    await database.close();
  });

  itInFolder('can open none that an earlier version left open', async ({ folder }) => {
    const key = join(folder, 'key');
    await writeFile(key, 'secret');
    await chmod(key, 0o644);
    await chmod(folder, 0o755);
    expect((await openPaths(folder)).sort()).toEqual(['.', 'key']);
    await makePrivate(folder);
    expect(await openPaths(folder)).toEqual([]);
  });

  itInFolder('finds one key, although several processes start at once', async ({ folder }) => {
    const settings = { platformKey: '', dataDir: folder };
    const [key = '', ...others] = await Promise.all([1, 2, 3].map(() => platformKeyOf(settings)));
    expect(new Set([...others, await platformKeyOf(settings)])).toEqual(new Set([key]));
    expect(await readdir(folder)).toEqual(['key']);
    expect((await readFile(join(folder, 'key'), 'utf8')).trim()).toBe(key);
    expect(key.length).toBeGreaterThan(40);
  });
});

describe('a stolen copy of the database', () => {
  it('holds no authenticator secret that makes codes', async ({ platform }) => {
    const visit = new SecondStepVisit(platform);
    const { member, secret } = await visit.withTotp();
    const { secret: pending } = (await platform.call('totpBegin', {}, member)).data;
    const rows = await platform.db.selectFrom('second_step').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(pending);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret))).errcode).toBe(0);
  });

  it('holds no key that turns digests of codes into codes', async ({ platform }) => {
    const rows = await platform.db.selectFrom('platform_secret').selectAll().execute();
    const secret = await platformSecret(platform.db, createEncryption(TEST_KEY));
    expect(JSON.stringify(rows)).not.toContain(secret);
    await expect(platformSecret(platform.db, createEncryption('another key'))).rejects.toThrow(WrongKeyError);
  });

  it('holds no secret that is of use in the row of another member', () => {
    const { encrypt, decrypt } = createEncryption(TEST_KEY);
    expect(decrypt('totp of 1', encrypt('totp of 1', 'SECRET'))).toBe('SECRET');
    expect(() => decrypt('totp of 2', encrypt('totp of 1', 'SECRET'))).toThrow(WrongKeyError);
  });
});

describe('a database of an earlier version', () => {
  it('is encrypted at the start, and its members pass their second step as before', async () => {
    const platform = await createTestPlatform();
    const { db } = platform;
    const encryption = createEncryption(TEST_KEY);
    const visit = new SecondStepVisit(platform);
    const { member, secret } = await visit.withTotp();
    // As earlier versions stored them.
    const old = randomUUID();
    await db.updateTable('platform_secret').set({ value: old }).execute();
    await db.updateTable('second_step').set({ secret, pending_secret: secret }).execute();
    await encryptSecrets(db, encryption);
    const rows = await db.selectFrom('second_step').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await platformSecret(db, encryption)).toBe(old);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret))).errcode).toBe(0);
    // Nothing is left to do at the next start.
    const before = await db.selectFrom('platform_secret').selectAll().execute();
    await encryptSecrets(db, encryption);
    expect(await db.selectFrom('platform_secret').selectAll().execute()).toEqual(before);
    await platform.close();
  });
});
