import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppConfig, Game, GameListDelta } from '#src/contract/config.ts';
import { FIRST_LONG_GAME, longCatalogue } from '#tests/support/catalogues/long.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';

describe('a long list of games', () => {
  let long: TestPlatform;
  beforeAll(async () => void (long = await createTestPlatform({}, { catalogue: longCatalogue(2500) })));
  afterAll(() => long.close());

  const config = async (held = { v: '', gameListVersion: '' }) =>
    (await long.call('anonymous/appConfig', held)).data as AppConfig;
  const page = async (after: string, gameListVersion = '') =>
    (await long.call('gameListPage', { gameListVersion, after })).data;

  it('is left out of the config for clients that can load pages, and sent whole to others', async () => {
    expect(await config()).not.toHaveProperty('gameList');
    const { data } = await long.call('anonymous/appConfig', { v: '' });
    expect((data as AppConfig).gameList).toHaveLength(2500);
    const member = await long.register();
    const info = await long.call('getAfterLoginInfo', AFTER_LOGIN, member);
    expect(info.data.configPatch).toEqual({ gameListVersion: (await config()).gameListVersion });
  });

  it('is sent in pages of a thousand, in the order of the lobby', async () => {
    const first = await page('');
    const second = await page(first.next ?? '');
    const third = await page(second.next ?? '');
    expect([first, second, third].map(({ gameList }) => gameList.length)).toEqual([1000, 1000, 500]);
    expect(third.next).toBeNull();
    const ids = [first, second, third].flatMap(({ gameList }) => gameList.map(({ gameId }) => gameId));
    expect(ids).toEqual(Array.from({ length: 2500 }, (_, index) => FIRST_LONG_GAME + index));
  });

  it('starts over from an unknown position, and ends after the last page', async () => {
    expect((await page('somewhere')).gameList[0]?.gameId).toBe(FIRST_LONG_GAME);
    expect(await page('99999999.1')).toMatchObject({ gameList: [], next: null });
  });

  it('is complete for a client that loads pages while it changes, with the changes since the first', async () => {
    const games = new Map<number, Game>();
    const first = await page('');
    const take = (list: readonly Game[]) => {
      for (const game of list) games.set(game.gameId, game);
    };
    take(first.gameList);
    const gone = [FIRST_LONG_GAME + 3, FIRST_LONG_GAME + 4, FIRST_LONG_GAME + 1700];
    await long.db.deleteFrom('game').where('game_id', 'in', gone).execute();
    await long.db
      .updateTable('game')
      .set({ sort: 5 })
      .where('game_id', '=', FIRST_LONG_GAME + 2400)
      .execute();
    for (let next = first.next; next !== null; ) {
      const more = await page(next);
      take(more.gameList);
      next = more.next;
    }
    const { gameListDelta } = await page('', first.gameListVersion);
    const { games: changed, removed } = gameListDelta as GameListDelta;
    take(changed);
    for (const gameId of removed) games.delete(gameId);
    const { data } = await long.call('anonymous/appConfig', { v: '' });
    const whole = new Map(((data as AppConfig).gameList ?? []).map((game) => [game.gameId, game]));
    expect(games.size).toBe(2497);
    expect(games).toEqual(whole);
    expect(changed.map(({ gameId }) => gameId)).toEqual([FIRST_LONG_GAME + 2400]);
  });

  it('is sent in pages if most of it has changed', async () => {
    const { v, gameListVersion } = await config();
    await long.db
      .updateTable('game')
      .set({ hot: 1 })
      .where('game_id', '<', FIRST_LONG_GAME + 1400)
      .execute();
    const { gameListDelta, gameList } = await page('', gameListVersion);
    expect([gameListDelta, gameList.length]).toEqual([undefined, 1000]);
    const now = await config({ v, gameListVersion });
    expect(now).toEqual({ v: now.v, unchanged: true, gameListVersion: now.gameListVersion });
  });
});
