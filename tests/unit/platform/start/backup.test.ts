// A copy of the folder of an embedded platform is a backup: whoever opens it finds everything, and can sign in.
import { cp, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { world } from '#demo/world.ts';
import { createPlatform, type Platform } from '#server/app.ts';
import { runCommand } from '#server/operator/commands.ts';
import { readSettings } from '#server/settings/settings.ts';
import { makeDataFolder } from '#tests/support/database/data-folder.ts';
import { COMMON, registration } from '#tests/support/registration.ts';

const open = (dataDir: string): Promise<Platform> =>
  createPlatform(readSettings({ DATA_DIR: dataDir, PASSWORD_COST: '10', LOG_LEVEL: 'silent' }), { world });

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
  const root = await makeDataFolder();
  const copy = `${root}-copy`;
  try {
    const member = registration('harbour');
    const platform = await open(root);
    const { data } = await call(platform, 'accountRegist', member);
    const { id } = data.userInfo;
    const now = new Date();
    await runCommand(platform.db, ['member', 'correct', String(id), '12.50', 'A gift.'], { now });
    await platform.close();

    await cp(root, copy, { recursive: true });
    const restored = await open(copy);
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
    for (const folder of [root, copy]) await rm(folder, { recursive: true, force: true });
  }
});
