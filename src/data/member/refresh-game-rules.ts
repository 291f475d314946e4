// Rules of games that were looked at, stored for reading offline. Visitors have them, too.
import { gameRulesCalls } from '#src/contract/game-rules.ts';
import { DONE, type RefreshResult } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import type { KeptRules } from '../db/tables/rows.ts';
import { changeSnapshot } from '../db/snapshots.ts';

const MOST_KEPT = 30;

/** `language`: of the texts in the answer. */
export async function refreshGameRules(gameId: number, language: string): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const reply = await request(gameRulesCalls.gameRules, { gameId }, { isQuiet: true });
  if (!reply.ok) return reply;
  const kept: KeptRules = { gameId, language, rules: reply.data.rules };
  await changeSnapshot(memberId, 'gameRules', (all = []) => {
    const others = all.filter((other) => other.gameId !== gameId);
    return [kept, ...others].slice(0, MOST_KEPT);
  });
  return DONE;
}
