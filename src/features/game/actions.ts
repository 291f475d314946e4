// Entering and leaving a game.
import { gameCalls } from '#src/contract/game.ts';
import type { Reply } from '#src/contract/call.ts';
import { database } from '#src/data/database.ts';
import { perform } from '#src/data/deed.ts';
import { type FreshBalance, nextCallSeq, storeBalance } from '#src/data/member-store.ts';
import { openGameId } from '#src/data/play/open-game.ts';
import { refreshBalance } from '#src/data/refresh.ts';
import { refreshBets } from '#src/data/play/refresh-bets.ts';
import { session } from '#src/data/session.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';

/** Milliseconds after which the balance is asked for again while a game's platform has not settled. */
const SETTLEMENT_STEPS_MS = [3000, 10_000, 30_000];

export interface GameWish {
  readonly gameId: number;
  readonly isTrial: boolean;
}

export type StartReply = Reply<typeof gameCalls.startGame>;

/** A stay that is just being closed: the platform lets in one game at a time. */
let closing: Promise<void> = Promise.resolve();

export async function startGame({ gameId, isTrial }: GameWish): Promise<StartReply> {
  await closing;
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const tryIt = isTrial ? 1 : 0;
  const returnUrl = location.origin + href(paths.gameStart, { gameId, tryIt, returned: 1 });
  const input = { gameId, tryIt, returnUrl } as const;
  const reply = await perform(gameCalls.startGame, input, { key: `startGame.${gameId}.${input.tryIt}` });
  if (!reply.ok) return reply;
  await noteBalance(memberId, { ...reply.data, callSeq });
  await notePlay(memberId, gameId);
  return reply;
}

/** Whose stay it is: somebody else who signs in meanwhile leaves nothing. */
let enteredBy = 0;

/** From here on the tab has a game open. The launch address stays out of every event: it opens the game. */
export function enterGame({ gameId, isTrial }: GameWish): void {
  enteredBy = session.peek().memberId;
  openGameId.value = gameId;
  track('game_start', { eventRoomId: String(gameId), eventShowType: isTrial ? 'trial' : 'page' });
}

/** Tells the platform, and fetches what the visit came to. Nobody waits for it. */
export function leaveGame(gameId: number): void {
  openGameId.value = 0;
  track('game_exit', { eventRoomId: String(gameId) });
  if (session.peek().memberId !== enteredBy) return;
  closing = closeStay(gameId);
  void closing.then(refreshBets);
}

/** The other game that keeps this one out. */
export async function closeGame(gameId: number): Promise<void> {
  closing = closeStay(gameId);
  await closing;
}

/** Somebody is back from a game that had the window to itself. */
export async function comeBack(gameId: number): Promise<void> {
  track('game_exit', { eventRoomId: String(gameId) });
  await closeGame(gameId);
  void refreshBets();
}

async function closeStay(gameId: number): Promise<void> {
  const { memberId } = session.peek();
  if (memberId === 0) return;
  const callSeq = nextCallSeq();
  const reply = await perform(gameCalls.exitGame, { gameId }, { key: `exitGame.${gameId}`, isQuiet: true });
  if (!reply.ok) {
    void refreshBalance();
    return;
  }
  await noteBalance(memberId, { ...reply.data, callSeq });
  const steps = reply.data.pending ? SETTLEMENT_STEPS_MS : [];
  for (const wait of steps) setTimeout(() => void refreshBalance(), wait);
}

/** What a game says of the member's coin. */
export async function noteGameBalance(balance: FreshBalance): Promise<void> {
  await noteBalance(session.peek().memberId, { ...balance, callSeq: nextCallSeq() });
}

async function noteBalance(memberId: number, balance: FreshBalance & { callSeq: number }): Promise<void> {
  const { db } = await database();
  if (memberId > 0 && session.peek().memberId === memberId) await storeBalance(db, memberId, balance);
}

/** "Recently played" shows it before the platform is asked again. */
async function notePlay(memberId: number, gameId: number): Promise<void> {
  const { db } = await database();
  if (session.peek().memberId === memberId) await db.plays.put({ memberId, gameId, playedAt: Date.now() });
}
