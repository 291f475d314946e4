// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { forgetOthers } from '#src/data/db/cleanup.ts';
import { noteKnownTime } from '#src/device/known-time.ts';
import { db } from '#src/data/db/database.ts';
import { leaveAbandoned } from '#src/data/answers/game-session.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { giveUpGame, leaveGame, startGame } from '#src/features/game/session/actions.ts';
import { enterAs } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import {
  closePlayer,
  isUnanswered,
  killTab,
  leaveUnanswered,
  openPlayer,
  pendingGames,
  play,
  type Player,
  retry,
} from './player.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let player: Player;

it.beforeEach(async ({ platform }) => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

describe('a game that was left', () => {
  it('is not left again once the platform has answered', async () => {
    await play();
    expect(await pendingGames()).toEqual([GAMES.open]);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(await player.openSessions()).toEqual([]);
    await retry();
    expect(player.exits()).toHaveLength(1);
  });

  it.each(['cut', 'lost'] as const)(
    'is left with the same idempotency key after a request that was %s',
    async (how) => {
      await play();
      await leaveUnanswered(player, how);
      expect(await pendingGames()).toEqual([GAMES.open]);
      await retry();
      expect(await player.openSessions()).toEqual([]);
      expect(await pendingGames()).toEqual([]);
      expect(player.exits()).toHaveLength(2);
      expect(new Set(player.exits()).size).toBe(1);
    },
  );

  it('is left when the connection is back, and sends nothing before', async ({ platform }) => {
    await play();
    const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    leaveGame(GAMES.open);
    await isUnanswered();
    expect(player.exits()).toEqual([]);
    isOnLine.mockRestore();
    await retry();
    expect(await player.openSessions()).toEqual([]);
    expect((await db.balances.get(player.member.id))?.coin).toBe(await coinOf(platform, player.member));
  });

  it('by a killed tab can be resumed for five minutes, and is then left', async () => {
    await play();
    await killTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await leaveAbandoned();
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    await leaveAbandoned();
    expect(await player.openSessions()).toEqual([GAMES.open]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(await player.openSessions()).toEqual([]);
  });

  it('by a killed tab is left once, and soon, on a device whose clock was set back by 40 days', async () => {
    await play();
    await killTab();
    await db.gameSessions
      .toCollection()
      .modify({ state: 'abandoned', since: Date.now() + 40 * 24 * HOUR_MS });
    const writes = vi.spyOn(db.gameSessions, 'put');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await leaveAbandoned();
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(writes).toHaveBeenCalledTimes(1);
    expect(await player.openSessions()).toEqual([GAMES.open]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(await player.openSessions()).toEqual([]);
  });

  it('by a killed tab continues when it is opened again, even after a long time', async () => {
    await play();
    await killTab();
    await leaveAbandoned();
    await db.gameSessions.toCollection().modify({ since: Date.now() - HOUR_MS });
    await play();
    await leaveAbandoned();
    expect(await player.openSessions()).toEqual([GAMES.open]);
  });

  it('is left before another game opens, because the platform would refuse that one', async () => {
    await play();
    await leaveUnanswered(player, 'cut');
    await play(GAMES.another);
    expect(await player.openSessions()).toEqual([GAMES.another]);
  });

  it('and opened again is left with a new idempotency key', async () => {
    await play();
    await leaveUnanswered(player, 'lost');
    await play();
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(new Set(player.exits()).size).toBe(2);
    expect(await player.openSessions()).toEqual([]);
  });

  it('is left with a new key once the platform may have forgotten the old one', async () => {
    await play();
    await leaveUnanswered(player, 'cut');
    await db.mutations.toCollection().modify({ createdAt: Date.now() - 23 * HOUR_MS });
    noteKnownTime(Date.now() / 1000 + 1);
    await retry();
    expect(new Set(player.exits()).size).toBe(2);
    expect(await player.openSessions()).toEqual([]);
  });

  it('is left automatically after the wait that a busy platform asked for', async () => {
    await play();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const busy = { errcode: 503, code: 503, msg: '', data: { retryAfter: 60 } };
    await leaveUnanswered(player, 'cut');
    player.line.disturb = () => ({ status: 200, body: JSON.stringify(busy) });
    await retry();
    expect(await pendingGames()).toEqual([GAMES.open]);
    player.line.disturb = () => {};
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(await player.openSessions()).toEqual([]);
  });

  it('is retried only after a pause, even if all other requests get through', async () => {
    await play();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    await leaveUnanswered(player, 'cut');
    player.line.disturb = (body) => (body.includes('requestId') ? 'cut' : undefined);
    for (let time = 0; time < 5; time += 1) await flush();
    expect(player.exits()).toHaveLength(1);
    player.line.disturb = () => {};
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(player.exits()).toHaveLength(2);
  });

  it('but no longer exists is not retried', async () => {
    await play();
    await leaveUnanswered(player, 'cut');
    player.line.disturb = () => ({
      status: 200,
      body: JSON.stringify({ errcode: 3001, code: 400, msg: '' }),
    });
    await retry();
    expect(await pendingGames()).toEqual([]);
  });
});

describe('launching a game', () => {
  it('leaves no session when it is refused', async () => {
    expect((await startGame({ gameId: GAMES.expensive, isTrial: false })).ok).toBe(false);
    expect(await pendingGames()).toEqual([]);
  });

  it('waits for an earlier launch of the same game that is still in flight', async () => {
    const replies = await Promise.all([
      startGame({ gameId: GAMES.open, isTrial: false }),
      startGame({ gameId: GAMES.open, isTrial: false }),
    ]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await pendingGames()).toEqual([GAMES.open]);
    expect(await player.openSessions()).toEqual([GAMES.open]);
  });

  it('keeps an earlier pending exit when it is refused', async () => {
    await play();
    await leaveUnanswered(player, 'cut');
    player.line.disturb = (body) =>
      body.includes('tryIt')
        ? { status: 200, body: JSON.stringify({ errcode: 3002, code: 400, msg: '' }) }
        : undefined;
    await startGame({ gameId: GAMES.open, isTrial: false });
    player.line.disturb = () => {};
    giveUpGame(GAMES.open);
    await vi.waitFor(async () => expect(await player.openSessions()).toEqual([]));
    expect(new Set(player.exits()).size).toBe(1);
  });

  it('without an answer leaves the game when the member goes away, so that it opens again at once', async () => {
    player.line.disturb = () => 'lost';
    expect((await startGame({ gameId: GAMES.open, isTrial: false })).ok).toBe(false);
    player.line.disturb = () => {};
    expect(await player.openSessions()).toEqual([GAMES.open]);
    giveUpGame(GAMES.open);
    await vi.waitFor(async () => expect(await player.openSessions()).toEqual([]));
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    await play();
    expect(await player.openSessions()).toEqual([GAMES.open]);
  });
});

describe('a pending exit', () => {
  it('is deleted at sign-out and never sent for the next member', async ({ platform }) => {
    await play();
    await leaveUnanswered(player, 'cut');
    await killTab();
    endSession('signOut', session.peek().token);
    await forgetOthers();
    expect(await pendingGames()).toEqual([]);
    enterAs(await platform.register());
    await retry();
    expect(player.exits()).toHaveLength(1);
  });

  it('is not sent with the token of another member', async ({ platform }) => {
    await play();
    await leaveUnanswered(player, 'cut');
    await killTab();
    endSession('signOut', session.peek().token);
    enterAs(await platform.register());
    await retry();
    expect(player.exits()).toHaveLength(1);
  });
});

/** The member's coin on the platform. */
async function coinOf(platform: TestPlatform, caller: SignedInCaller): Promise<number> {
  return (await platform.call('refreshData', {}, caller)).data.coin;
}
