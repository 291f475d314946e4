// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { leaveGame } from '#src/features/game/session/actions.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { closePlayer, isUnanswered, openPlayer, pendingGames, play, type Player, retry } from './player.ts';

const it = platformTest();

let player: Player;

it.beforeEach(async ({ platform }) => void (player = await openPlayer(platform)));
afterEach(() => closePlayer(player));

const refuseWith = (errcode: number) => {
  const body = JSON.stringify({ errcode, code: errcode, msg: '', data: null });
  player.line.disturb = (sent) => (sent.includes('requestId') ? { status: 200, body } : undefined);
};

describe('an exit', () => {
  // Which codes are of which kind is tested with the queue.
  it('stays queued when the platform is too busy', async () => {
    await play();
    refuseWith(503);
    leaveGame(GAMES.open);
    await isUnanswered();
    expect(await pendingGames()).toEqual([GAMES.open]);
    player.line.disturb = () => {};
    await retry();
    expect([await pendingGames(), await player.openSessions()]).toEqual([[], []]);
    expect(new Set(player.exits()).size).toBe(1);
  });

  it('is not sent again after it was refused', async () => {
    await play();
    refuseWith(409);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await db.mutations.count()).toBe(0));
    player.line.disturb = () => {};
    await retry();
    expect(player.exits()).toHaveLength(1);
  });
});
