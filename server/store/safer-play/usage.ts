// How much of a limit has been used.
import { sql } from 'kysely';
import type { LimitKind } from '#src/contract/limits.ts';
import type { Db } from '../../database/tables/tables.ts';
import { type Period, periodAt } from '../../time/periods.ts';
import { continuousPlay, playedSeconds } from './play-time.ts';
import type { KeptLimit } from '../../database/tables/safer-play.ts';

export interface Usage {
  /** Hundredths of a coin, or whole minutes. */
  readonly used: number;
  readonly resetAt: Date;
}

const MINUTE_S = 60;

export async function usageOf(
  db: Db,
  memberId: number,
  { kind, period, now }: Pick<KeptLimit, 'kind' | 'period'> & { now: Date },
): Promise<Usage> {
  if (period === 'once') {
    const { seconds, resetAt } = await continuousPlay(db, memberId, now);
    return { used: Math.floor(seconds / MINUTE_S), resetAt };
  }
  const range = periodAt(period, now);
  return { used: await SUMS[kind](db, memberId, range), resetAt: range.end };
}

type Sum = (db: Db, memberId: number, range: Period) => Promise<number>;

const SUMS: Readonly<Record<LimitKind, Sum>> = {
  deposit: depositedIn,
  bet: async (db, memberId, range) => (await playedIn(db, memberId, range)).bet,
  loss: async (db, memberId, range) => {
    const { bet, win } = await playedIn(db, memberId, range);
    return Math.max(0, bet - win);
  },
  session: async (db, memberId, range) => Math.floor((await playedSeconds(db, memberId, range)) / MINUTE_S),
};

/** Orders that may still be paid count too, or several of them would exceed the limit together. */
async function depositedIn(db: Db, memberId: number, { begin, end }: Period): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from deposit_order
    where member_id = ${memberId} and (status = 0 or (status = 1 and settled_at >= ${begin} and settled_at < ${end}))`.execute(
    db,
  );
  return rows[0]?.sum ?? 0;
}

interface PlayTotals {
  readonly bet: number;
  readonly win: number;
}

async function playedIn(db: Db, memberId: number, { begin, end }: Period): Promise<PlayTotals> {
  const { rows } = await sql<PlayTotals>`
    select coalesce(-sum(amount) filter (where kind = 'bet'), 0)::bigint as bet,
      coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint as win
    from ledger_entry
    where member_id = ${memberId} and type = 3 and created_at >= ${begin} and created_at < ${end}`.execute(
    db,
  );
  return rows[0] ?? { bet: 0, win: 0 };
}
