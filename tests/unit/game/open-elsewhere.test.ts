// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { leaveAbandoned } from '#src/data/answers/game-session.ts';
import { handOverGame, startGame } from '#src/features/game/session/actions.ts';
import { newGate } from '#tests/support/device/locks.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import {
  closePlayer,
  killTab,
  leaveUnanswered,
  openPlayer,
  pendingGames,
  play,
  type Player,
  retry,
  stubLocks,
} from './player.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let player: Player;

it.beforeEach(async ({ platform }) => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

describe('an open game', () => {
  it('in this tab is not left in the background', async () => {
    await play();
    await leaveAbandoned();
    expect(player.exits()).toEqual([]);
    expect(await player.openSessions()).toEqual([GAMES.open]);
  });

  it('in another tab is left only after that tab is closed', async () => {
    await play();
    await leaveUnanswered(player, 'cut');
    const other = newGate();
    const isClosed = player.locks.request(
      `halcyon-game-${GAMES.open}`,
      { mode: 'shared' },
      () => other.isOpen,
    );
    await retry();
    expect(player.exits()).toHaveLength(1);
    other.open();
    await isClosed;
    await retry();
    expect(await player.openSessions()).toEqual([]);
  });

  it('is left only if the member left it, when other tabs cannot be detected', async () => {
    stubLocks(undefined);
    await play();
    await killTab();
    await leaveAbandoned();
    expect(player.exits()).toEqual([]);
    await play();
    await leaveUnanswered(player, 'cut');
    await retry();
    expect(await player.openSessions()).toEqual([]);
  });

  it('is left at the next start if its exit is queued, when other tabs cannot be detected', async () => {
    stubLocks(undefined);
    await play();
    await killTab();
    await db.gameSessions.clear();
    const exit = { requestId: crypto.randomUUID(), memberId: player.member.id, call: 'exitGame' };
    const subject = String(GAMES.open);
    const input = { gameId: GAMES.open };
    await db.mutations.put({ ...exit, subject, input, createdAt: Date.now(), attempts: 0 });
    await leaveAbandoned();
    expect(await player.openSessions()).toEqual([]);
  });

  it('in its own window is never left in the background', async () => {
    await play();
    handOverGame(GAMES.open);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    await leaveAbandoned();
    expect(player.exits()).toEqual([]);
  });

  it('is launched only after its earlier session has been left', async () => {
    const order: string[] = [];
    const ending = newGate();
    const isEnded = player.locks.request(`halcyon-game-${GAMES.open}`, {}, () => ending.isOpen);
    const isStarted = startGame({ gameId: GAMES.open, isTrial: false }).then(() => order.push('started'));
    await new Promise(setImmediate);
    order.push('ended');
    ending.open();
    await Promise.all([isEnded, isStarted]);
    expect(order).toEqual(['ended', 'started']);
  });
});
