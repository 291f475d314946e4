// A platform that is given nothing to begin with: every list is empty, and it works.
import { describe, expect } from 'vitest';
import { world } from '#demo/world.ts';
import { seedDatabase } from '#server/start/seed-database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { setConfig } from '#server/store/config/platform-config.ts';
import { EMPTY_WORLD } from '#server/world/world.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({ DEMO_MEMBER: '1' }, { world: EMPTY_WORLD });

describe('a platform without a world', () => {
  it('has a config that keeps to the contract, and nothing in its lists', async ({ platform }) => {
    const { errcode, data } = await platform.call('anonymous/appConfig', { v: '' });
    expect(errcode).toBe(0);
    const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
    expect(lists.length).toBeGreaterThan(10);
    // Registration by account is a way in, and no title.
    expect(lists.filter(([name, { length }]) => length > 0 && name !== 'registerType')).toEqual([]);
  });

  it('takes members, who begin without coin', async ({ platform, member }) => {
    const { errcode, data } = await platform.call('refreshData', {}, member);
    expect({ errcode, coin: data.coin }).toEqual({ errcode: 0, coin: 0 });
    expect(await platform.db.selectFrom('member').select('account').execute()).toEqual([
      { account: member.account },
    ]);
  });

  it('knows no game and no picture', async ({ platform, member }) => {
    const { errcode } = await platform.call('gameRules', { gameId: 1001 }, member);
    expect(errcode).not.toBe(0);
    const session = crypto.randomUUID();
    for (const [origin, url] of [
      [platform.games, `/play/1001?session=${session}`],
      [platform.games, '/skin/1.css'],
      [platform.app, '/pictures/g1001a-160.webp'],
    ] as const)
      expect([url, (await origin.inject({ url })).statusCode]).toEqual([url, 404]);
  });

  it('keeps what its operator has set when it starts again, with a world or without', async ({
    platform,
  }) => {
    await setConfig(platform.db, 'app', { feedbackConfig: { imagesLimit: 1, maxLength: 9, typeList: [] } });
    const beginning = { settings: readSettings({}), now: platform.clock.now };
    await seedDatabase(platform.db, { ...beginning, world: EMPTY_WORLD });
    await seedDatabase(platform.db, { ...beginning, world });
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    expect(data).toMatchObject({ feedbackConfig: { imagesLimit: 1 }, gameList: [] });
  });
});
