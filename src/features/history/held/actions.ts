// Brings back coin that games' platforms still hold.
import type { FailedReply } from '#src/contract/call.ts';
import type { gameCalls } from '#src/contract/game.ts';
import { leaveSession } from '#src/data/answers/game-session.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';

export type ExitCall = typeof gameCalls.exitGame;

export interface BroughtBack {
  readonly ok: true;
  /** Hundredths. */
  readonly returned: number;
  readonly isPending: boolean;
}

/** Game by game, so that a game that is played elsewhere and holds nothing continues. */
export async function bringBack(gameIds: readonly number[]): Promise<BroughtBack | FailedReply<ExitCall>> {
  let returned = 0;
  let isPending = false;
  for (const gameId of gameIds) {
    const reply = await leaveSession(gameId, { isQuiet: false, isAny: true });
    if (!reply.ok) return reply;
    returned += reply.data.returned;
    isPending ||= reply.data.pending;
  }
  await refreshBalance();
  return { ok: true, returned, isPending };
}
