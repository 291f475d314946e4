// What the database holds of what was acknowledged.
import { sql } from 'kysely';
import type { Db } from '#server/database/tables/tables.ts';
import type { Load } from './load.ts';

export interface Count {
  readonly acknowledged: number;
  readonly found: number;
  /** Acknowledged and not there. */
  readonly lost: number;
  /** There more often than it was asked for. */
  readonly doubled: number;
}

export interface Counts {
  readonly rounds: Count;
  readonly events: Count;
  /** Members whose entries do not add up to their balance. */
  readonly wrongBalances: number;
}

/** To be called when everything that was asked for has been acknowledged. */
export async function countKept(db: Db, load: Load): Promise<Counts> {
  const ids = load.members.map(({ id }) => id);
  const installations = load.members.map(({ installation }) => installation);
  const { rows: rounds } = await sql<{ key: string }>`
    select round_key as key from game_round where member_id = any(${ids})`.execute(db);
  const { rows: bets } = await sql<{ order_id: string }>`
    select order_id from ledger_entry where kind = 'bet' and member_id = any(${ids})`.execute(db);
  const { rows: events } = await sql<{ key: string }>`
    select event_id::text as key from event where install_id = any(${installations}::uuid[])`.execute(db);
  const { rows: wrong } = await sql`
    select member_id from member_balance
    where member_id = any(${ids}) and coin <> (
      select sum(amount) from ledger_entry where ledger_entry.member_id = member_balance.member_id
    )`.execute(db);
  const paid = countOf(load.rounds, rounds);
  return {
    // A round that was paid for twice is a round too many.
    rounds: { ...paid, doubled: paid.doubled + Math.max(0, bets.length - rounds.length) },
    events: countOf(load.events, events),
    wrongBalances: wrong.length,
  };
}

function countOf(acknowledged: ReadonlySet<string>, rows: readonly { key: string }[]): Count {
  const keys = new Set(rows.map(({ key }) => key));
  const lost = [...acknowledged].filter((key) => !keys.has(key)).length;
  return {
    acknowledged: acknowledged.size,
    found: acknowledged.size - lost,
    lost,
    // Everything has been acknowledged, so that a row beyond it was made by a repeated request.
    doubled: rows.length - (acknowledged.size - lost),
  };
}
