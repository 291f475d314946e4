// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOthers } from '#src/data/db/cleanup.ts';
import { db } from '#src/data/db/database.ts';
import { tellExits } from '#src/data/games/exit-game.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { giveUpGame, leaveGame, startGame } from '#src/features/game/visit/actions.ts';
import { enterAs } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import {
  closePlayer,
  isUnanswered,
  killTab,
  leaveInVain,
  openPlayer,
  owed,
  play,
  type Player,
} from './player.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let platform: TestPlatform;
let player: Player;

beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());
beforeEach(async () => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

describe('a game that was left', () => {
  it('with an answer leaves nothing to tell', async () => {
    await play();
    expect(await owed()).toEqual([GAMES.open]);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    expect(await player.openStays()).toEqual([]);
    await tellExits();
    expect(player.exits()).toHaveLength(1);
  });

  it.each(['cut', 'lost'] as const)('with a line that was %s is told again as the same wish', async (how) => {
    await play();
    await leaveInVain(player, how);
    expect(await owed()).toEqual([GAMES.open]);
    await tellExits();
    expect(await player.openStays()).toEqual([]);
    expect(await owed()).toEqual([]);
    expect(player.exits()).toHaveLength(2);
    expect(new Set(player.exits()).size).toBe(1);
  });

  it('without a line at all sends nothing, and is told when there is one', async () => {
    await play();
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    leaveGame(GAMES.open);
    await isUnanswered();
    expect(player.exits()).toEqual([]);
    isOnLine.mockRestore();
    await tellExits();
    expect(await player.openStays()).toEqual([]);
    expect((await db.balances.get(player.member.id))?.coin).toBe(await coinOf(player.member));
  });

  it('by killing the tab can be gone on with for five minutes, and is told then', async () => {
    await play();
    await killTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await tellExits();
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    await tellExits();
    expect(await player.openStays()).toEqual([GAMES.open]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    expect(await player.openStays()).toEqual([]);
  });

  it('by killing the tab, and entered again, goes on however long that takes', async () => {
    await play();
    await killTab();
    await tellExits();
    await db.exits.toCollection().modify({ foundAt: Date.now() - HOUR_MS });
    await play();
    await tellExits();
    expect(await player.openStays()).toEqual([GAMES.open]);
  });

  it('is told before another game opens, which the platform would not let in otherwise', async () => {
    await play();
    await leaveInVain(player, 'cut');
    await play(GAMES.another);
    expect(await player.openStays()).toEqual([GAMES.another]);
  });

  it('and entered again is left by a new wish', async () => {
    await play();
    await leaveInVain(player, 'lost');
    await play();
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    expect(new Set(player.exits()).size).toBe(2);
    expect(await player.openStays()).toEqual([]);
  });

  it('is told as a new wish once the platform has forgotten the old one', async () => {
    await play();
    await leaveInVain(player, 'cut');
    await db.exits.toCollection().modify({ madeAt: Date.now() - 23 * HOUR_MS });
    await tellExits();
    expect(new Set(player.exits()).size).toBe(2);
    expect(await player.openStays()).toEqual([]);
  });

  it('is told again by itself where the platform has no time', async () => {
    await play();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const busy = { errcode: 503, code: 503, msg: '', data: { retryAfter: 60 } };
    await leaveInVain(player, 'cut');
    player.line.disturb = () => ({ status: 200, body: JSON.stringify(busy) });
    await tellExits();
    expect(await owed()).toEqual([GAMES.open]);
    player.line.disturb = () => {};
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    expect(await player.openStays()).toEqual([]);
  });

  it('over a line that carries everything else is not told without a pause', async () => {
    await play();
    await leaveInVain(player, 'cut');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    player.line.disturb = (body) => (body.includes('requestId') ? 'cut' : undefined);
    for (let time = 0; time < 5; time += 1) await tellExits();
    expect(player.exits()).toHaveLength(2);
    player.line.disturb = () => {};
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    expect(player.exits()).toHaveLength(3);
  });

  it('and that no longer exists is not told for ever', async () => {
    await play();
    await leaveInVain(player, 'cut');
    player.line.disturb = () => ({
      status: 200,
      body: JSON.stringify({ errcode: 3001, code: 400, msg: '' }),
    });
    await tellExits();
    expect(await owed()).toEqual([]);
  });
});

describe('a start', () => {
  it('that was refused owes nothing', async () => {
    expect((await startGame({ gameId: GAMES.expensive, isTrial: false })).ok).toBe(false);
    expect(await owed()).toEqual([]);
  });

  it('that was refused still owes what was owed before', async () => {
    await play();
    await leaveInVain(player, 'cut');
    player.line.disturb = (body) =>
      body.includes('tryIt')
        ? { status: 200, body: JSON.stringify({ errcode: 3002, code: 400, msg: '' }) }
        : undefined;
    await startGame({ gameId: GAMES.open, isTrial: false });
    player.line.disturb = () => {};
    giveUpGame(GAMES.open);
    await vi.waitFor(async () => expect(await player.openStays()).toEqual([]));
    expect(new Set(player.exits()).size).toBe(1);
  });

  it('without an answer is ended when somebody goes, and another one opens at once', async () => {
    player.line.disturb = () => 'lost';
    expect((await startGame({ gameId: GAMES.open, isTrial: false })).ok).toBe(false);
    player.line.disturb = () => {};
    expect(await player.openStays()).toEqual([GAMES.open]);
    giveUpGame(GAMES.open);
    await vi.waitFor(async () => expect(await player.openStays()).toEqual([]));
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    await play();
    expect(await player.openStays()).toEqual([GAMES.open]);
  });
});

describe('what somebody owes', () => {
  it('is forgotten when they sign out, and nobody else tells it', async () => {
    await play();
    await leaveInVain(player, 'cut');
    await killTab();
    endSession('wish', session.peek().token);
    await forgetOthers();
    expect(await owed()).toEqual([]);
    enterAs(await platform.register());
    await tellExits();
    expect(player.exits()).toHaveLength(1);
  });

  it('is not told under the name of another', async () => {
    await play();
    await leaveInVain(player, 'cut');
    await killTab();
    endSession('wish', session.peek().token);
    enterAs(await platform.register());
    await tellExits();
    expect(player.exits()).toHaveLength(1);
  });
});

/** The coin as the platform has it. */
async function coinOf(caller: SignedInCaller): Promise<number> {
  return (await platform.call('refreshData', {}, caller)).data.coin;
}
