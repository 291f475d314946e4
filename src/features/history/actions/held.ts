// Coin that a game's platform took along, and the way back for it.
import type { NoAnswer, Refused } from '#src/contract/call.ts';
import { gameCalls } from '#src/contract/game.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { database } from '#src/data/database.ts';
import { perform } from '#src/data/deed.ts';
import { nextCallSeq, storeBalance, storeRefresh } from '#src/data/member-store.ts';
import { isStillSignedIn, joined } from '#src/data/refresh.ts';
import { request } from '#src/data/request.ts';
import { session } from '#src/data/session.ts';
import { storeSnapshot } from '#src/data/snapshots.ts';

/** Milliseconds after which it is looked at again while a game has not settled. */
export const SETTLEMENT_STEPS_MS = [3000, 10_000, 30_000];

export const refreshHeld = joined('held', async () => {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(lobbyCalls.refreshData, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const { db } = await database();
  if (isStillSignedIn(memberId)) {
    await storeRefresh(db, { memberId, data: reply.data, callSeq });
    await storeSnapshot({ memberId, name: 'held', value: reply.data.held ?? [] });
  }
  return { ok: true };
});

export interface BroughtBack {
  readonly ok: true;
  /** Hundredths. */
  readonly returned: number;
  readonly isPending: boolean;
}

/** Game by game, so that one that is being played elsewhere and holds nothing goes on. */
export async function bringBack(
  gameIds: readonly number[],
): Promise<BroughtBack | Refused<number> | NoAnswer> {
  let returned = 0;
  let isPending = false;
  for (const gameId of gameIds) {
    const { memberId } = session.peek();
    const callSeq = nextCallSeq();
    const reply = await perform(gameCalls.exitGame, { gameId }, { key: `exitGame.${gameId}` });
    if (!reply.ok) return reply;
    const { db } = await database();
    if (isStillSignedIn(memberId)) await storeBalance(db, memberId, { ...reply.data, callSeq });
    returned += reply.data.returned;
    isPending ||= reply.data.pending;
  }
  await refreshHeld();
  return { ok: true, returned, isPending };
}
