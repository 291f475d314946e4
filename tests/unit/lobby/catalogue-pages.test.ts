// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import type { AppConfig, Game } from '#src/contract/config.ts';
import { heldGames, storePage } from '#src/data/games/game-list.ts';
import { isGameListDue, loadGameList } from '#src/data/games/load.ts';
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { FIRST_LONG_GAME, longCatalogue } from '#tests/support/catalogues/long.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { readGame, GAMES_PER_CHUNK } from '#src/data/games/chunks.ts';
import { countGames, storedGames } from '#tests/support/stored-games.ts';
import { platformTest } from '#tests/support/platform-test.ts';

/** What a slow phone can check and write without a noticeable delay. */
const GAMES_A_TASK = 200;
const LENGTH = 2500;

const it = platformTest({}, { catalogue: longCatalogue(LENGTH) });

let line: Line;
let db: HalcyonDb;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform);
  ({ db } = await database());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closePage();
});

const load = () => loadGameList(() => true);
const rename = (platform: TestPlatform, gameId: number, name: string) =>
  platform.db.updateTable('game').set({ name }).where('game_id', '=', gameId).execute();

/** Runs something on the platform just before a request reaches it. */
function before(request: number, happens: () => Promise<unknown>): void {
  let count = 0;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (++count === request) await happens();
    return line.fetch(...asked);
  });
}

/** With the input of each request. */
const asked = () => line.sent.map((body) => (JSON.parse(body) as { after?: string }).after);

async function expectTheSame(platform: TestPlatform): Promise<void> {
  const { data } = await platform.call('anonymous/appConfig', { v: '' });
  const bySort = (one: Game, other: Game) => one.sort - other.sort || one.gameId - other.gameId;
  expect((await storedGames(db)).sort(bySort)).toEqual((data as AppConfig).gameList);
  expect(await isGameListDue(db)).toBe(false);
}

describe('a long list of games', () => {
  it('loads after the config, page by page, and is stored in small slices', async ({ platform }) => {
    expect(await countGames(db)).toBe(0);
    expect(await heldGames(db)).toBe('');
    const put = vi.spyOn(db.gameChunks, 'bulkPut');
    const transaction = vi.spyOn(db, 'transaction');
    expect(await load()).toBe('whole');
    await expectTheSame(platform);
    expect(line.sent).toHaveLength(3);
    const chunks = put.mock.calls.map(([rows]) => rows.length);
    expect(chunks.reduce((sum, count) => sum + count)).toBe(LENGTH / GAMES_PER_CHUNK);
    expect(Math.max(...chunks) * GAMES_PER_CHUNK).toBeLessThanOrEqual(GAMES_A_TASK);
    expect(transaction).toHaveBeenCalledTimes(3);
    expect(await load()).toBe('whole');
    expect(line.sent).toHaveLength(3);
  });

  it.for(['cut', 'lost'] as const)(
    'continues where it stopped when the connection is %s during loading',
    async (how, { platform }) => {
      line.disturb = (_, count) => (count === 2 ? how : undefined);
      expect(await load()).toBe('failed');
      expect(await countGames(db)).toBe(1000);
      expect(await heldGames(db)).toBe('');
      await refreshConfig();
      expect(await load()).toBe('whole');
      await expectTheSame(platform);
      expect(asked()).toEqual(['', '10000.2000', undefined, '10000.2000', '20000.3000']);
    },
  );

  it('pauses when the page is hidden, and keeps what it has', async () => {
    let looks = 0;
    expect(await loadGameList(() => ++looks <= 2)).toBe('paused');
    expect(await countGames(db)).toBe(2000);
    expect(await load()).toBe('whole');
    // The page that was in flight at that moment is requested again.
    expect(line.sent).toHaveLength(4);
  });

  it('that changes while it loads is loaded once, and then updated with the changes', async ({
    platform,
  }) => {
    before(2, async () => {
      await platform.db
        .deleteFrom('game')
        .where('game_id', '=', FIRST_LONG_GAME + 7)
        .execute();
      await rename(platform, FIRST_LONG_GAME + 8, 'Between two pages');
    });
    expect(await load()).toBe('whole');
    await expectTheSame(platform);
    expect((await readGame(db, FIRST_LONG_GAME + 8))?.name).toBe('Between two pages');
    // The second page is requested again, because a game before it was removed; then the changes follow.
    expect(line.sent.length).toBeLessThanOrEqual(5);
  });

  it('that changes twice while it loads ends as the newest version', async ({ platform }) => {
    before(2, () => rename(platform, FIRST_LONG_GAME + 9, 'Second'));
    await load();
    before(1, () => rename(platform, FIRST_LONG_GAME + 9, 'Third'));
    await refreshConfig();
    before(1, () => rename(platform, FIRST_LONG_GAME + 9, 'Fourth'));
    await refreshConfig();
    expect(await load()).toBe('whole');
    await expectTheSame(platform);
  });

  it('that is mostly new keeps the old games until the last page has loaded', async ({ platform }) => {
    await load();
    const [gone, count] = [FIRST_LONG_GAME + 11, await countGames(db)];
    await platform.db.deleteFrom('game').where('game_id', '=', gone).execute();
    await platform.db.updateTable('game').set({ orientation: 1 }).execute();
    await refreshConfig();
    expect(await isGameListDue(db)).toBe(true);
    const asks = line.sent.length;
    line.disturb = (_, number) => (number === asks + 3 ? 'cut' : undefined);
    expect(await load()).toBe('failed');
    expect(await countGames(db)).toBe(count);
    expect((await db.catalogue.get('games'))?.held).not.toBe('');
    line.disturb = () => {};
    expect(await load()).toBe('whole');
    expect(await readGame(db, gone)).toBeUndefined();
    await expectTheSame(platform);
  });

  it('has no version while it mixes two', async ({ platform }) => {
    await load();
    await platform.db.updateTable('game').set({ orientation: 2 }).execute();
    await refreshConfig();
    const asks = line.sent.length;
    line.disturb = (_, number) => (number === asks + 2 ? 'cut' : undefined);
    expect(await load()).toBe('failed');
    expect(await heldGames(db)).toBe('');
    line.disturb = () => {};
    await load();
    await expectTheSame(platform);
  });
});

describe('a useless answer to a page request', () => {
  const answering = (data: object) => {
    line.disturb = () => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', data }) });
  };

  it.for([
    ['is empty', { gameListVersion: 'x', gameList: [], next: null }],
    ['contains no valid game', { gameListVersion: 'x', gameList: [{ gameId: 'seven' }], next: null }],
    ['points back to the first page', { gameListVersion: 'x', gameList: [], next: '' }],
    [
      'changes a list that is not there',
      {
        gameListVersion: 'x',
        gameListDelta: { from: 'y', games: [], removed: [] },
        gameList: [],
        next: null,
      },
    ],
    ['is not a page', {}],
  ] as const)(
    'deletes nothing, and is not requested again and again: it %s',
    async ([_, data], { platform }) => {
      await load();
      const games = await storedGames(db);
      await rename(platform, FIRST_LONG_GAME, `Anew ${Math.random()}`);
      await db.config.update('appConfig', { 'config.gameListVersion': 'another' });
      line.sent.length = 0;
      answering(data);
      expect(await load()).toBe('failed');
      expect(line.sent).toHaveLength(1);
      expect(await storedGames(db)).toEqual(games);
      line.disturb = () => {};
      await load();
      await expectTheSame(platform);
    },
  );

  it('is requested once from a platform without pages', async () => {
    line.disturb = () => ({ status: 404, body: '{"errcode":404,"code":404,"msg":"","data":null}' });
    expect(await load()).toBe('failed');
    expect(line.sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('that store the same page count it once', async ({ platform }) => {
    const { data } = await platform.call('gameListPage', { gameListVersion: '', after: '' });
    const page = { after: '', version: data.gameListVersion, games: data.gameList, next: data.next };
    await Promise.all([storePage(db, page), storePage(db, page)]);
    const row = await db.catalogue.get('games');
    expect([await countGames(db), row?.progress?.next]).toEqual([1000, data.next]);
    await load();
    expect(line.sent).toHaveLength(2);
    await expectTheSame(platform);
  });
});
