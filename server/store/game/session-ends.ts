// How a game session ends: it is left, another device takes it over, or its page is silent.
import { sql } from 'kysely';
import type { Trx } from '../../database/tables/tables.ts';

/** Milliseconds. A closed page sends no heartbeats; after this time its session no longer blocks other games. */
const SILENT_MS = 5 * 60_000;

interface ExitScope {
  readonly gameId: number;
  readonly sessionId?: string | undefined;
  readonly now: Date;
}

/** Ends one open session of the member, the newest one of a game, or all of them. */
export async function endGameSessions(trx: Trx, memberId: number, scope: ExitScope): Promise<void> {
  await lockSessionsOf(trx, memberId);
  let ending = trx
    .selectFrom('game_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null);
  if (scope.sessionId !== undefined) {
    // Compared as text: any text may arrive as an id.
    ending = ending.where(sql<string>`id::text`, '=', scope.sessionId);
  } else if (scope.gameId > 0) {
    ending = ending.where('game_id', '=', scope.gameId).orderBy('opened_at', 'desc').limit(1);
  }
  await trx
    .updateTable('game_session')
    .set({ ended_at: scope.now, launch_digest: null })
    .where('id', 'in', ending)
    .execute();
}

/** Another device has the game now: the page of the earlier one learns that it has moved, so its token is void. */
export async function takeOver(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('game_session')
    .set({ ended_at: now, launch_digest: null, token_digest: null })
    .where('id', '=', sessionId)
    .execute();
}

/** A launch that an exit overtakes would otherwise find its session ended before it has issued its address. */
export const lockSessionsOf = (trx: Trx, memberId: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${memberId}::bigint)`.execute(trx);

export async function endSilentSessions(trx: Trx, memberId: number, now: Date): Promise<void> {
  await trx
    .updateTable('game_session')
    .set({ ended_at: now, launch_digest: null })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('seen_at', '<', new Date(now.getTime() - SILENT_MS)), eb('expire_at', '<=', now)]),
    )
    .execute();
}
