// Entering and leaving a game.
import { gameCalls } from '#src/contract/game.ts';
import type { Reply } from '#src/contract/call.ts';
import { flushCall } from '#src/data/mutations/flush.ts';
import { isDefinite, mutate } from '#src/data/mutations/mutate.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { type FreshBalance, storeBalance } from '#src/data/member/store.ts';
import {
  exitPolicy,
  forgetSession,
  leaveSession,
  leaveUnopened,
  noteSession,
  openSession,
} from '#src/data/answers/game-session.ts';
import { holdGame, releaseGame, openGameId } from '#src/data/games/open-game.ts';
import { beginPlaySession } from '#src/data/games/play-session.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';

export interface GameRequest {
  readonly gameId: number;
  readonly isTrial: boolean;
}

export type StartReply = Reply<typeof gameCalls.startGame>;

/** Waits for a session that is just being left: the platform allows one game at a time. */
let closing: Promise<void> = Promise.resolve();

/** Pending starts: a member who leaves and returns waits for the same one. */
let starting: Promise<unknown> = Promise.resolve();

export function startGame(game: GameRequest): Promise<StartReply> {
  const started = starting.then(() => start(game));
  starting = started.catch(() => {});
  return started;
}

async function start({ gameId, isTrial }: GameRequest): Promise<StartReply> {
  await Promise.all([closing, holdGame(gameId)]);
  const { memberId } = session.peek();
  const takeBack = await openSession(gameId);
  // Exits of other games are sent first, because the platform would refuse a second game.
  await flushCall(exitPolicy);
  const callSeq = nextCallSeq();
  const tryIt = isTrial ? 1 : 0;
  const returnUrl = location.origin + href(paths.gameStart, { gameId, tryIt, returned: 1 });
  const input = { gameId, tryIt, returnUrl } as const;
  const reply = await mutate(gameCalls.startGame, input, { subject: `${gameId}.${tryIt}` });
  if (!reply.ok) {
    if (isDefinite(reply)) await takeBack();
    return reply;
  }
  // It fills the window, and returning from it ends the session.
  if (reply.data.method === 'redirect') await forgetSession(gameId);
  else {
    await noteSession(gameId, reply.data.sessionId);
    await beginPlaySession(gameId);
  }
  await noteBalance(memberId, { ...reply.data, callSeq });
  await notePlay(memberId, gameId);
  return reply;
}

/** If another member signs in meanwhile, nothing is left. */
let enteredBy = 0;

/** From here on this tab has a game open. Events never contain the launch address, because it opens the game. */
export function enterGame({ gameId, isTrial }: GameRequest): void {
  enteredBy = session.peek().memberId;
  openGameId.value = gameId;
  track('game_start', { eventRoomId: `${gameId}`, eventShowType: isTrial ? 'trial' : 'page' });
}

export const trackExit = (gameId: number): void => track('game_exit', { eventRoomId: `${gameId}` });

/** The session continues in another window, whose end this app cannot see. */
export function handOverGame(gameId: number): void {
  openGameId.value = 0;
  void releaseGame(gameId);
  void forgetSession(gameId);
}

/** Left before it was open: whatever the platform has opened is left as well. */
export function giveUpGame(gameId: number): void {
  closing = releaseGame(gameId).then(() => leaveUnopened(gameId));
}

/** Leaves on the platform and reads the resulting balance. No screen waits for it. */
export function leaveGame(gameId: number): void {
  openGameId.value = 0;
  void releaseGame(gameId);
  trackExit(gameId);
  if (session.peek().memberId !== enteredBy) return;
  closing = leave(gameId);
  void closing.then(refreshBets);
}

/** Closes the game wherever it is open: here, in another window or on another device. */
export async function closeGame(gameId: number): Promise<void> {
  closing = leave(gameId, { isAny: true });
  await closing;
}

/** The member is back from a game that had the whole window. */
export async function comeBack(gameId: number): Promise<void> {
  trackExit(gameId);
  await closeGame(gameId);
  void refreshBets();
}

async function leave(gameId: number, { isAny = false } = {}): Promise<void> {
  const reply = await leaveSession(gameId, { isAny });
  if (!reply.ok) void refreshBalance();
}

async function noteBalance(memberId: number, balance: FreshBalance & { callSeq: number }): Promise<void> {
  if (memberId > 0) await writeMember(memberId, ['balances'], (db) => storeBalance(db, memberId, balance));
}

/** Adds it to "Recently played" before the platform is asked again. */
async function notePlay(memberId: number, gameId: number): Promise<void> {
  const row = { memberId, gameId, playedAt: Date.now() };
  await writeMember(memberId, ['plays'], (db) => db.plays.put(row));
}
