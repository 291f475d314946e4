// A copy of the folder of an embedded platform is a backup: whoever opens it finds everything, and can sign in.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPlatform, type Platform } from '#server/app.ts';
import { runCommand } from '#server/operator/commands.ts';
import { readSettings } from '#server/settings.ts';
import { COMMON, registration } from '#tests/support/registration.ts';

const open = (dataDir: string): Promise<Platform> =>
  createPlatform(readSettings({ DATA_DIR: dataDir, PASSWORD_COST: '10', LOG_LEVEL: 'silent' }));

const call = async ({ app }: Platform, name: string, body: object) => {
  const response = await app.inject({
    method: 'POST',
    url: `/app/v1/${name}`,
    headers: { 'content-type': 'application/json', fingerprint: 'a-phone' },
    payload: JSON.stringify({ ...COMMON, ...body }),
  });
  return response.json<{ errcode: number; data: { userInfo: { id: number } } }>();
};

/** Making a database takes its time on a busy machine. */
const LONG_MS = 300_000;

it('restores members, books and secrets from a copy of the folder', { timeout: LONG_MS }, async () => {
  const root = await mkdtemp(join(tmpdir(), 'halcyon-backup-'));
  try {
    const member = registration('harbour');
    const platform = await open(join(root, 'data'));
    const { data } = await call(platform, 'accountRegist', member);
    const { id } = data.userInfo;
    const now = new Date();
    await runCommand(platform.db, ['member', 'correct', String(id), '12.50', 'A gift.'], { now });
    await platform.close();

    await cp(join(root, 'data'), join(root, 'copy'), { recursive: true });
    const restored = await open(join(root, 'copy'));
    const { account, password } = member;
    expect(await call(restored, 'accountLogin', { account, password, loginType: 2 })).toMatchObject({
      errcode: 0,
      data: { userInfo: { id } },
    });
    const check = await runCommand(restored.db, ['ledger', 'check'], { now });
    expect(check).toMatchObject({ code: 0, output: expect.stringContaining('Everything adds up.') });
    const shown = await runCommand(restored.db, ['member', 'show', String(id)], { now });
    expect(shown.output).toMatch(/coin +[\d,]+\.50/);
    await restored.close();
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
