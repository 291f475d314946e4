// A member in a game, on a page with the locks of a browser: what was sent, what is owed, what is open on the platform.
import { expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { letGoOfGame } from '#src/data/games/open-game.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame, enterGame, leaveGame, startGame } from '#src/features/game/visit/actions.ts';
import { type Locks, newLocks } from '#tests/support/device/locks.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

export interface Player {
  readonly member: SignedInCaller;
  readonly line: Line;
  /** As another tab asks for them. */
  readonly locks: Locks;
  /** Games with an open stay on the platform. */
  readonly openStays: () => Promise<number[]>;
  /** Ids of the wishes to leave that were sent. */
  readonly exits: () => unknown[];
}

export async function openPlayer(platform: TestPlatform): Promise<Player> {
  const locks = newLocks();
  stubLocks(locks);
  const member = await platform.register();
  const line = await openPage(platform);
  enterAs(member);
  return {
    member,
    line,
    locks,
    async openStays() {
      const open = platform.db.selectFrom('game_session').select('game_id').where('ended_at', 'is', null);
      return (await open.where('member_id', '=', member.id).execute()).map((stay) => Number(stay.game_id));
    },
    exits: () =>
      line.sent
        .map((body) => JSON.parse(body) as Record<string, unknown>)
        .filter((body) => 'requestId' in body && 'gameId' in body && !('tryIt' in body))
        .map((body) => body['requestId']),
  };
}

export const stubLocks = (locks: Locks | undefined): unknown =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

/** What a test began in the background is not left to the next one. */
export async function closePlayer({ line }: Player): Promise<void> {
  vi.useRealTimers();
  line.disturb = () => {};
  await killTab();
  await closeGame(GAMES.open);
  await refreshBets();
  await closePage();
}

export async function play(gameId: number = GAMES.open): Promise<void> {
  expect((await startGame({ gameId, isTrial: false })).ok).toBe(true);
  enterGame({ gameId, isTrial: false });
}

/** Leaves, and breaks the line until that was tried. */
export async function leaveInVain({ line }: Player, how: 'cut' | 'lost'): Promise<void> {
  line.disturb = () => how;
  leaveGame(GAMES.open);
  await isUnanswered();
  line.disturb = () => {};
}

export const isUnanswered = (): Promise<void> =>
  vi.waitFor(async () => expect((await db.exits.toArray())[0]).toHaveProperty('isUnanswered'));

/** The browser lets go of what a tab held, and nothing else happens. */
export const killTab = (): Promise<unknown> => Promise.all(Object.values(GAMES).map(letGoOfGame));

/** Games that the device still has to leave. */
export const owed = async (): Promise<number[]> => (await db.exits.toArray()).map(({ gameId }) => gameId);
