// What a member has deposited, withdrawn, won, lost and played.
import { sql } from 'kysely';
import type { PlaySummary } from '#src/contract/safer-play.ts';
import type { Db } from '../../database/tables/tables.ts';
import { type Period, periodAt } from '../../time/periods.ts';
import { playedSeconds } from './play-time.ts';

const ALWAYS = new Date(0);

export async function playSummaryOf(
  db: Db,
  memberId: number,
  { period, now }: { period: 'day' | 'week' | 'month' | 'life'; now: Date },
): Promise<PlaySummary> {
  const range =
    period === 'life' ? { begin: ALWAYS, end: new Date(now.getTime() + 1) } : periodAt(period, now);
  const { deposit, withdraw, bet, win } = await movedIn(db, memberId, range);
  const sessions = await sessionsIn(db, memberId, range);
  const seconds = await playedSeconds(db, memberId, range);
  return { deposit, withdraw, net: deposit - withdraw, bet, win, profit: win - bet, seconds, sessions };
}

async function movedIn(db: Db, memberId: number, { begin, end }: Period) {
  const { rows } = await sql<Pick<PlaySummary, 'deposit' | 'withdraw' | 'bet' | 'win'>>`
    select coalesce(sum(amount) filter (where type = 1), 0)::bigint as deposit,
      coalesce(-sum(amount) filter (where type = 2), 0)::bigint as withdraw,
      coalesce(-sum(amount) filter (where kind = 'bet'), 0)::bigint as bet,
      coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint as win
    from ledger_entry
    where member_id = ${memberId} and pocket = 'coin' and created_at >= ${begin} and created_at < ${end}`.execute(
    db,
  );
  return rows[0] ?? { deposit: 0, withdraw: 0, bet: 0, win: 0 };
}

async function sessionsIn(db: Db, memberId: number, { begin, end }: Period): Promise<number> {
  const { count } = await db
    .selectFrom('game_session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('opened_at', '>=', begin)
    .where('opened_at', '<', end)
    .executeTakeFirstOrThrow();
  return Number(count);
}
