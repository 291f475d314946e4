// How long a member has played: from the opening of a game session to its last sign of life.
import { sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';
import type { Period } from '../../time/periods.ts';
import { dayBefore } from '../../time/time.ts';

/** Play goes on without a pause if the next session opens sooner than this. */
const PAUSE_MS = 15 * 60_000;

const LAST_SIGN = sql<Date>`least(coalesce(ended_at, seen_at), expire_at)`;

export async function playedSeconds(db: Db, memberId: number, { begin, end }: Period): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(greatest(0, extract(epoch from
      least(${LAST_SIGN}, ${end}::timestamptz) - greatest(opened_at, ${begin}::timestamptz)))), 0)::float8 as seconds
    from game_session
    where member_id = ${memberId} and opened_at < ${end} and ${LAST_SIGN} > ${begin}`.execute(db);
  return Math.floor(rows[0]?.seconds ?? 0);
}

/** Measures the play that continues now or ended less than a pause ago; `resetAt` is the end of the pause. */
export async function continuousPlay(
  db: Db,
  memberId: number,
  now: Date,
): Promise<{ seconds: number; resetAt: Date }> {
  const sessions = await db
    .selectFrom('game_session')
    .select(['opened_at as openedAt', LAST_SIGN.as('lastSignAt')])
    .where('member_id', '=', memberId)
    .where('opened_at', '>', dayBefore(now))
    .orderBy('opened_at', 'desc')
    .execute();
  const ended = sessions[0]?.lastSignAt.getTime() ?? 0;
  let begun = now.getTime();
  let played = 0;
  for (const { openedAt, lastSignAt } of sessions) {
    if (begun - lastSignAt.getTime() >= PAUSE_MS) break;
    played += Math.max(0, Math.min(lastSignAt.getTime(), begun) - openedAt.getTime());
    begun = Math.min(begun, openedAt.getTime());
  }
  return { seconds: Math.floor(played / 1000), resetAt: new Date(Math.max(now.getTime(), ended + PAUSE_MS)) };
}
