// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#demo/catalogue.ts';
import type { AppConfig, ConfigUnchanged, Game } from '#src/contract/config.ts';
import { heldGames } from '#src/data/games/game-list.ts';
import { isGameListDue, loadGameList } from '#src/data/games/load.ts';
import { storeGameNews } from '#src/data/answers/game-news.ts';
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
import { beginSession } from '#src/data/session/session.ts';
import { type Line, lineTo } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { countGames, gameIds, storedGames } from '#tests/support/stored-games.ts';

/** The most that a change of one game may transfer. */
const TWO_KB = 2048;

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;
let db: HalcyonDb;
let anyGame: Game;

beforeAll(async () => {
  const catalogue = createCatalogue(new Date('2026-11-20T12:00:00Z'));
  platform = await createTestPlatform({}, { catalogue });
  member = await platform.register();
});
afterAll(() => platform.close());

beforeEach(async () => {
  await openPage(platform);
  line = lineTo(platform.app, 'br');
  vi.stubGlobal('fetch', line.fetch);
  ({ db } = await database());
  anyGame = (await storedGames(db))[0] as Game;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closePage();
});

const enter = () => beginSession({ memberId: member.id, token: member.token });

const rename = (name: string) =>
  platform.db.updateTable('game').set({ name }).where('game_id', '=', anyGame.gameId).execute();

async function platformGames(): Promise<Game[]> {
  const { data } = await platform.call('anonymous/appConfig', { v: '' });
  return (data as AppConfig).gameList ?? [];
}

async function expectTheSame(): Promise<void> {
  const bySort = (one: Game, other: Game) => one.sort - other.sort || one.gameId - other.gameId;
  expect((await storedGames(db)).sort(bySort)).toEqual(await platformGames());
  expect(await isGameListDue(db)).toBe(false);
}

const moved = (): number => line.received.reduce((sum, bytes) => sum + bytes, 0);

const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['renamed', () => rename(`Named ${Math.random()}`)],
  [
    'closed',
    () => platform.db.updateTable('game').set({ status: 0 }).where('game_id', '=', anyGame.gameId).execute(),
  ],
  [
    'added',
    () =>
      platform.db
        .insertInto('game')
        .values(newGame(Math.floor(Math.random() * 1e6) + 1e6))
        .execute(),
  ],
  ['removed', () => platform.db.deleteFrom('game').where('game_id', '=', anyGame.gameId).execute()],
];

const newGame = (gameId: number) => ({
  game_id: gameId,
  name: 'A new one',
  type_id: 1,
  brand_id: 1,
  platform_id: 1,
  icon: 'g1001a',
  status: 1,
  sort: 5,
  play: 'slot',
});

describe.each(changes)('a game that was %s', (_, change) => {
  it('transfers less than 2 KB to a visitor, in one request', async () => {
    await change();
    await refreshConfig();
    expect(line.received).toHaveLength(1);
    expect(moved()).toBeLessThan(TWO_KB);
    await expectTheSame();
  });

  it('transfers less than 2 KB to a member, once', async () => {
    enter();
    await refreshMember();
    const quiet = moved();
    await change();
    line.received.length = 0;
    await refreshGames();
    expect(moved()).toBeLessThan(TWO_KB);
    await expectTheSame();
    line.received.length = 0;
    await refreshMember();
    expect(moved()).toBeLessThan(quiet + 100);
    expect(await db.members.get(member.id)).toMatchObject({ configPatch: {} });
  });

  it('reaches a member who opens the app', async () => {
    enter();
    await change();
    await refreshMember();
    expect(moved()).toBeLessThan(TWO_KB);
    await expectTheSame();
  });
});

describe('the list of games on the device', () => {
  it('is neither sent nor written if it has not changed', async () => {
    const put = vi.spyOn(db.gameChunks, 'bulkPut');
    await refreshConfig();
    enter();
    await refreshGames();
    expect(moved()).toBeLessThan(TWO_KB);
    expect(put).not.toHaveBeenCalled();
  });

  it('is written only in changed rows, even if all of it was sent', async () => {
    await platform.db.deleteFrom('game_list_version').execute();
    await rename(`Again ${Math.random()}`);
    const put = vi.spyOn(db.gameChunks, 'bulkPut');
    enter();
    await refreshMember();
    expect(put.mock.calls.map(([rows]) => rows.length)).toEqual([1]);
    await expectTheSame();
  });

  it('is the same as before when a change is undone', async () => {
    const before = await storedGames(db);
    await rename('For a moment');
    await refreshConfig();
    await rename(anyGame.name);
    await refreshConfig();
    expect(await storedGames(db)).toEqual(before);
    await expectTheSame();
  });

  it('ignores changes for another version, and asks for its own', async () => {
    const before = await storedGames(db);
    const gameListDelta = {
      from: 'another',
      games: [{ ...anyGame, name: 'Wrong' }],
      removed: [before[1]!.gameId],
    };
    await storeGameNews(db, { gameListVersion: 'newest', gameListDelta });
    expect(await storedGames(db)).toEqual(before);
    expect(await isGameListDue(db)).toBe(true);
    expect(await loadGameList(() => true)).toBe('whole');
    expect(line.received).toHaveLength(1);
    expect(moved()).toBeLessThan(TWO_KB);
    await expectTheSame();
  });

  it('is not emptied by a list without games, or by changes that remove them all', async () => {
    const count = await countGames(db);
    const gameListVersion = await heldGames(db);
    await storeGameNews(db, { gameListVersion: 'empty', gameList: [] });
    const removed = await gameIds(db);
    await storeGameNews(db, {
      gameListVersion: 'gone',
      gameListDelta: { from: gameListVersion, games: [], removed },
    });
    expect(await countGames(db)).toBe(count);
    await loadGameList(() => true);
    await expectTheSame();
  });

  it('arrives in one answer with a config that has changed as well', async () => {
    await rename(`And more ${Math.random()}`);
    await platform.db
      .updateTable('brand')
      .set({ name: `Studio ${Math.random()}` })
      .where('id', '=', 1)
      .execute();
    await refreshConfig();
    expect(line.received).toHaveLength(1);
    await expectTheSame();
    const row = await db.config.get('appConfig');
    expect(row?.config.brandList[0]?.name).toMatch(/^Studio/);
    expect(row?.config).not.toHaveProperty('gameList');
    expect(row?.config).not.toHaveProperty('gameListDelta');
  });

  it('is kept if a broken answer names another version', async () => {
    const before = await storedGames(db);
    const wrong: ConfigUnchanged = {
      v: 'x',
      unchanged: true,
      gameListVersion: 'y',
      gameListDelta: { from: await heldGames(db), games: [], removed: ['all'] as never },
    };
    line.disturb = () => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', data: wrong }) });
    expect(await refreshConfig()).toMatchObject({ ok: false });
    expect(await storedGames(db)).toEqual(before);
    expect(await isGameListDue(db)).toBe(false);
  });
});
