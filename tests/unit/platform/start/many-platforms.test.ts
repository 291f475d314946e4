import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { setConfig } from '#server/store/config/platform-config.ts';
import { newMobile, receiveCode } from '#tests/support/telephone.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { registration } from '#tests/support/registration.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';

let database: OpenDatabase;
let platforms: TestPlatform[];
beforeAll(async () => {
  database = await openEmptyDatabase();
  const shared = { db: database.db, close: async () => {} };
  const start = () => createTestPlatform({ DEMO_MEMBER: '1' }, { database: shared });
  platforms = await Promise.all([start(), start(), start()]);
});
afterAll(async () => {
  for (const platform of platforms) await platform.close();
  await database.close();
});

describe('several platforms on one empty database', () => {
  it('begin at once and seed it once', async () => {
    const { db } = database;
    const count = async (table: 'game' | 'member' | 'ledger_entry') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    expect([await count('game'), await count('member'), await count('ledger_entry')]).toEqual([9, 1, 1]);
  });

  it('apply one mutation once, even if all of them receive it', async () => {
    const input = { ...registration(newAccount()), requestId: crypto.randomUUID() };
    const answers = await Promise.all(platforms.map((platform) => platform.call('accountRegist', input)));
    expect(new Set(answers.map(({ data }) => data.userInfo.id)).size).toBe(1);
  });

  it('know a code that one of them has sent', async () => {
    const [one, another] = platforms;
    const mobile = newMobile();
    if (!one || !another) throw new Error('There are several.');
    const smsCode = await receiveCode(one, { mobile, purpose: 3 });
    await setConfig(database.db, 'app', { registerType: [1, 2] });
    await setConfig(database.db, 'platform', { loginTypes: [1, 2] });
    const input = { mobile, smsCode, loginType: 1, purpose: 3 };
    expect((await another.call('accountLoginSms', input)).data.isNew).toBe(true);
  });

  it('count registrations together', async () => {
    const shared = { db: database.db, close: async () => {} };
    const strict = await Promise.all(
      [1, 2].map(() => createTestPlatform({ REGISTER_LIMIT: '3', DEMO_MEMBER: '1' }, { database: shared })),
    );
    const codes: number[] = [];
    for (const turn of [0, 1, 0, 1, 0])
      codes.push((await strict[turn]!.call('accountRegist', registration(newAccount()))).errcode);
    expect(codes).toEqual([0, 0, 0, 429, 429]);
    for (const platform of strict) platform.clock.advance(3_600_000);
    expect((await strict[1]!.call('accountRegist', registration(newAccount()))).errcode).toBe(0);
  });

  it('show a change of the catalogue alike', async () => {
    await database.db.updateTable('brand').set({ name: 'Changed' }).where('id', '=', 1).execute();
    const versions = await Promise.all(
      platforms.map(async (platform) => (await platform.call('anonymous/appConfig', { v: '' })).data.v),
    );
    expect(new Set(versions).size).toBe(1);
  });
});
