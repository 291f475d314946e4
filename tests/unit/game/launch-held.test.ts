// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { releaseGame } from '#src/data/games/open-game.ts';
import { leaveGame, startGame } from '#src/features/game/session/actions.ts';
import { newGate } from '#tests/support/device/locks.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { closePlayer, openPlayer, pendingGames, play, type Player } from './player.ts';

const it = platformTest();

let player: Player;

it.beforeEach(async ({ platform }) => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

const LOCK = `halcyon-game-${GAMES.open}`;
const started = () => player.line.sent.filter((body) => body.includes(`"gameId":${GAMES.open},"tryIt"`));
/** Requests the lock as another tab that leaves the game would. */
const isFree = () => player.locks.request(LOCK, { ifAvailable: true }, (lock) => lock !== null);

describe('a game that is launched', () => {
  it('sends nothing to the platform while another tab is leaving it', async () => {
    const leaving = newGate();
    const hasLeft = player.locks.request(LOCK, {}, () => leaving.isOpen);
    const isStarted = startGame({ gameId: GAMES.open, isTrial: false });
    // Long enough for a launch: other calls are answered meanwhile.
    for (let time = 0; time < 5; time += 1) await refreshBalance();
    expect([started(), await pendingGames()]).toEqual([[], []]);
    leaving.open();
    await hasLeft;
    expect((await isStarted).ok).toBe(true);
    expect(await player.openSessions()).toEqual([GAMES.open]);
  });

  it('is locked by its tab from before the launch request until it is left', async () => {
    const held: unknown[] = [];
    player.line.disturb = (body) => void (body.includes('tryIt') && held.push(isFree()));
    await play();
    expect(await Promise.all(held)).toEqual([false]);
    expect(await isFree()).toBe(false);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await player.openSessions()).toEqual([]));
    await vi.waitFor(async () => expect(await isFree()).toBe(true));
  });

  it('is locked once, however often it is requested', async () => {
    await play();
    await play();
    await releaseGame(GAMES.open);
    expect(await isFree()).toBe(true);
  });
});
