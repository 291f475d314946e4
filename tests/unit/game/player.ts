// A member in a game, on a page with the locks of a browser: what was sent, what is pending, what is open on the platform.
import { expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { exitPolicy } from '#src/data/games/game-session.ts';
import { letGoOfGame } from '#src/data/games/open-game.ts';
import { flush, setQueuePolicies } from '#src/data/mutations/flush.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame, enterGame, leaveGame, startGame } from '#src/features/game/visit/actions.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
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

/** Leaves over a line that is broken until the exit was tried. */
export async function leaveUnanswered({ line }: Player, how: 'cut' | 'lost'): Promise<void> {
  line.disturb = () => how;
  leaveGame(GAMES.open);
  await isUnanswered();
  line.disturb = () => {};
}

export const isUnanswered = (): Promise<void> =>
  vi.waitFor(async () => expect((await exits())[0]?.attempts).toBe(1));

const exits = () => db.mutations.filter(({ call }) => call === 'exitGame').toArray();

/** The browser releases what a tab held, and nothing else happens. */
export const killTab = (): Promise<unknown> => Promise.all(Object.values(GAMES).map(letGoOfGame));

/** Games that the device still has to leave. */
export async function pendingGames(): Promise<number[]> {
  const sessions = (await db.gameSessions.toArray()).map(({ gameId }) => gameId);
  return [...sessions, ...(await exits()).map(({ subject }) => Number(subject))];
}

/** As at a start, or when the connection has been back for a while. */
export const retry = (): Promise<void> => flush({ isUrgent: true });
