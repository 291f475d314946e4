// A member in a game, on a page with a browser's locks: which exits were sent, which are pending, which
// sessions are open on the platform.
import { expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { exitPolicy } from '#src/data/answers/game-session.ts';
import { releaseGame } from '#src/data/games/open-game.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { setQueuePolicies } from '#src/data/mutations/policies.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame, enterGame, leaveGame, startGame } from '#src/features/game/session/actions.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { type Locks, newLocks } from '#tests/support/device/locks.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

export interface Player {
  readonly member: SignedInCaller;
  readonly line: Line;
  /** The locks as another tab requests them. */
  readonly locks: Locks;
  /** Games with an open session on the platform. */
  readonly openSessions: () => Promise<number[]>;
  /** Idempotency keys of the exits that were sent. */
  readonly exits: () => unknown[];
}

export async function openPlayer(platform: TestPlatform): Promise<Player> {
  setQueuePolicies([exitPolicy]);
  const locks = newLocks();
  stubLocks(locks);
  const member = await platform.register();
  const line = await openPage(platform);
  enterAs(member);
  return {
    member,
    line,
    locks,
    async openSessions() {
      const open = platform.db.selectFrom('game_session').select('game_id').where('ended_at', 'is', null);
      return (await open.where('member_id', '=', member.id).execute()).map((row) => Number(row.game_id));
    },
    exits: () =>
      line.sent
        .map((body) => JSON.parse(body) as Record<string, unknown>)
        .filter((body) => 'requestId' in body && 'gameId' in body && !('tryIt' in body))
        .map((body) => body['requestId']),
  };
}

export const stubLocks = (locks: Locks | undefined): void => replaceProperty(navigator, 'locks', locks);

/** Background work of one test must not reach the next. */
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

/** Leaves the game over a broken connection, and waits until the exit was tried. */
export async function leaveUnanswered({ line }: Player, how: 'cut' | 'lost'): Promise<void> {
  line.disturb = () => how;
  leaveGame(GAMES.open);
  await isUnanswered();
  line.disturb = () => {};
}

export const isUnanswered = (): Promise<void> =>
  vi.waitFor(async () => expect((await exits())[0]?.attempts).toBe(1));

const exits = () => db.mutations.filter(({ call }) => call === 'exitGame').toArray();

/** The browser releases the tab's locks, and nothing else happens. */
export const killTab = (): Promise<unknown> => Promise.all(Object.values(GAMES).map(releaseGame));

/** Games that the device still has to leave. */
export async function pendingGames(): Promise<number[]> {
  const sessions = (await db.gameSessions.toArray()).map(({ gameId }) => gameId);
  return [...sessions, ...(await exits()).map(({ subject }) => Number(subject))];
}

/** Runs what happens at a start, or after the connection has returned. */
export const retry = (): Promise<void> => flush({ isUrgent: true });
