// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellExits } from '#src/data/games/exit-game.ts';
import { handOverGame, startGame } from '#src/features/game/visit/actions.ts';
import { newGate } from '#tests/support/device/locks.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import {
  closePlayer,
  killTab,
  leaveInVain,
  openPlayer,
  owed,
  play,
  type Player,
  stubLocks,
} from './player.ts';

let platform: TestPlatform;
let player: Player;

beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());
beforeEach(async () => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

describe('a game that is open', () => {
  it('here is not told', async () => {
    await play();
    await tellExits();
    expect(player.exits()).toEqual([]);
    expect(await player.openStays()).toEqual([GAMES.open]);
  });

  it('in another tab is not told, until that one is closed', async () => {
    await play();
    await leaveInVain(player, 'cut');
    const other = newGate();
    const isClosed = player.locks.request(
      `halcyon-game-${GAMES.open}`,
      { mode: 'shared' },
      () => other.isOpen,
    );
    await tellExits();
    expect(player.exits()).toHaveLength(1);
    other.open();
    await isClosed;
    await tellExits();
    expect(await player.openStays()).toEqual([]);
  });

  it('where other tabs cannot be seen is told only if it was left', async () => {
    stubLocks(undefined);
    await play();
    await killTab();
    await tellExits();
    expect(player.exits()).toEqual([]);
    await play();
    await leaveInVain(player, 'cut');
    await tellExits();
    expect(await player.openStays()).toEqual([]);
  });

  it('in a window of its own is left alone', async () => {
    await play();
    handOverGame(GAMES.open);
    await vi.waitFor(async () => expect(await owed()).toEqual([]));
    await tellExits();
    expect(player.exits()).toEqual([]);
  });

  it('in a stay that begins waits for the one that is just being ended', async () => {
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
