import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type AppConfig, type Game, isUnchanged } from '#src/contract/config.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';

const it = platformTest();

async function config(at: TestPlatform, input: object = {}): Promise<AppConfig> {
  const { data } = await at.call('anonymous/appConfig', { v: '', gameListVersion: '', ...input });
  if (isUnchanged(data)) throw new Error('The config was asked for in whole');
  return data;
}

const held = async (at: TestPlatform): Promise<{ v: string; gameListVersion: string }> => {
  const { v, gameListVersion } = await config(at);
  return { v, gameListVersion };
};

const rename = (at: TestPlatform, gameId: number, name: string) =>
  at.db.updateTable('game').set({ name }).where('game_id', '=', gameId).execute();

async function changeConfig(at: TestPlatform): Promise<void> {
  const value = JSON.stringify({ lobbyBonusAmount: 0, operator: `Operator ${Math.random()}` });
  await at.db.updateTable('config_entry').set({ value }).where('key', '=', 'clientConfig').execute();
}

describe('a client that names its version of the list', () => {
  it('receives nothing if nothing has changed', async ({ platform }) => {
    const mine = await held(platform);
    const { data } = await platform.call('anonymous/appConfig', mine);
    expect(data).toEqual({ v: mine.v, unchanged: true });
  });

  it('receives only the one game that has changed', async ({ platform }) => {
    const mine = await held(platform);
    await rename(platform, GAMES.open, 'Renamed');
    const { data } = await platform.call('anonymous/appConfig', mine);
    const now = await config(platform);
    expect(data).toEqual({
      v: now.v,
      unchanged: true,
      gameListVersion: now.gameListVersion,
      gameListDelta: { from: mine.gameListVersion, games: [now.gameList?.[0]], removed: [] },
    });
    expect(now.gameList?.[0]?.name).toBe('Renamed');
  });

  it('receives the rest without the games if only the rest has changed', async ({ platform }) => {
    const mine = await held(platform);
    await changeConfig(platform);
    const answer = await config(platform, mine);
    expect(answer.gameListVersion).toBe(mine.gameListVersion);
    expect(answer.v).not.toBe(mine.v);
    expect(answer).not.toHaveProperty('gameList');
    expect(answer).not.toHaveProperty('gameListDelta');
  });

  it('receives both if both have changed', async ({ platform }) => {
    const mine = await held(platform);
    await changeConfig(platform);
    await rename(platform, GAMES.open, 'Twice');
    const { gameList, gameListDelta } = await config(platform, mine);
    expect(gameList).toBeUndefined();
    expect(gameListDelta?.games.map(({ gameId }) => gameId)).toEqual([GAMES.open]);
  });

  it('receives a short list whole if the changes since its version are unknown', async ({ platform }) => {
    const { gameList, gameListDelta } = await config(platform, { v: '', gameListVersion: 'of another' });
    expect([gameList?.length, gameListDelta]).toEqual([9, undefined]);
  });

  it('does not receive a change that was undone', async ({ platform }) => {
    await rename(platform, GAMES.open, 'One');
    const mine = await held(platform);
    await rename(platform, GAMES.open, 'Other');
    await rename(platform, GAMES.open, 'One');
    expect((await platform.call('anonymous/appConfig', mine)).data).toEqual({ v: mine.v, unchanged: true });
  });

  it('receives the same after signing in, and when its lobby comes to the foreground', async ({
    platform,
  }) => {
    const member = await platform.register();
    await rename(platform, GAMES.open, 'Never seen before');
    const { gameListVersion } = await held(platform);
    await rename(platform, GAMES.another, 'Seen by members');
    const info = await platform.call('getAfterLoginInfo', { ...AFTER_LOGIN, gameListVersion }, member);
    const light = await platform.call('getAfterLoginInfoWeb', { gameListVersion }, member);
    const now = await config(platform);
    const gameListDelta = { from: gameListVersion, games: [now.gameList?.[1]], removed: [] };
    expect(info.data.configPatch).toEqual({ gameListVersion: now.gameListVersion, gameListDelta });
    expect(light.data).toMatchObject({ gameListVersion: now.gameListVersion, gameListDelta });
    expect(light.data).not.toHaveProperty('gameList');
  });

  it('learns of a removed game, and of one with a new id', async ({ platform }) => {
    const { gameListVersion } = await held(platform);
    await platform.db.deleteFrom('game').where('game_id', '=', GAMES.ofClosedType).execute();
    await platform.db
      .updateTable('game')
      .set({ game_id: 808 })
      .where('game_id', '=', GAMES.expensive)
      .execute();
    const { data } = await platform.call('gameListPage', { gameListVersion, after: '' });
    expect(data.gameListDelta?.games.map(({ gameId }) => gameId)).toEqual([808]);
    expect(new Set(data.gameListDelta?.removed)).toEqual(new Set([GAMES.ofClosedType, GAMES.expensive]));
  });
});

describe('two platform processes', () => {
  it('know each other’s versions', async () => {
    const database = await openTestDatabase();
    const one = await createTestPlatform({}, { database });
    const other = await createTestPlatform({}, { database: { ...database, close: async () => {} } });
    const { gameListVersion } = await held(one);
    await rename(one, GAMES.open, 'By the one');
    const { data } = await other.call('gameListPage', { gameListVersion, after: '' });
    expect(data.gameListDelta?.games.map(({ name }) => name)).toEqual(['By the one']);
    await other.close();
    await one.close();
  });
});

describe('a list that is updated by its changes', () => {
  const anyGame = fc.integer({ min: 1, max: 12 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('rename' as const), id: anyGame, name: fc.constantFrom('A', 'B', 'C') }),
    fc.record({ kind: fc.constant('add' as const), id: anyGame, name: fc.constantFrom('A', 'B') }),
    fc.record({ kind: fc.constant('remove' as const), id: anyGame, name: fc.constant('') }),
    fc.record({
      kind: fc.constant('look' as const),
      id: fc.integer({ min: 0, max: 3 }),
      name: fc.constant(''),
    }),
  );

  it('equals the platform’s list after any changes, whenever it was fetched', async ({ platform }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const kept: GameListCopy[] = [{ version: '', games: new Map() }];
        for (const change of steps) {
          if (change.kind === 'look')
            await follow(platform, kept[Math.max(0, kept.length - 1 - change.id)], kept);
          else await apply(platform, change);
        }
        for (const copy of [...kept]) await follow(platform, copy, kept);
      }),
      { numRuns: 40 },
    );
  });

  interface GameListCopy {
    version: string;
    games: Map<number, Game>;
  }

  /** A device with this copy asks for changes, and then has the same list as the platform. */
  async function follow(
    platform: TestPlatform,
    copy: GameListCopy | undefined,
    kept: GameListCopy[],
  ): Promise<void> {
    if (!copy) return;
    const { data } = await platform.call('gameListPage', { gameListVersion: copy.version, after: '' });
    const games = new Map(data.gameListDelta ? copy.games : []);
    const { gameListDelta: delta = { from: '', games: data.gameList, removed: [] } } = data;
    for (const gameId of delta.removed) games.delete(gameId);
    for (const game of delta.games) games.set(game.gameId, game);
    kept.push({ version: data.gameListVersion, games });
    const whole = (await config(platform)).gameList ?? [];
    expect([...games.values()].sort(byId)).toEqual([...whole].sort(byId));
  }

  const byId = (one: Game, other: Game): number => one.gameId - other.gameId;

  async function apply(
    platform: TestPlatform,
    { kind, id, name }: { kind: 'rename' | 'add' | 'remove'; id: number; name: string },
  ) {
    const gameId = 5000 + id;
    if (kind === 'rename') await rename(platform, gameId, name);
    if (kind === 'remove') await platform.db.deleteFrom('game').where('game_id', '=', gameId).execute();
    if (kind !== 'add') return;
    const row = { game_id: gameId, name, type_id: 1, brand_id: 1, platform_id: 1, icon: 'x', status: 1 };
    await platform.db
      .insertInto('game')
      .values({ ...row, sort: gameId, play: 'slot' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
});
