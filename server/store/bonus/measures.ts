// What a member did, counted from the tables that record it.
import { sql } from 'kysely';
import { dateOf } from '#src/lib/timing.ts';
import type { Period } from '../../time/periods.ts';
import { type BonusView, dayAt } from '../claims/bonus.ts';
import type { Measure } from '../config/bonus-config.ts';
import { vipOf } from '../claims/vip-levels.ts';

const EVER: Period = { begin: dateOf(0), end: dateOf(Number.MAX_SAFE_INTEGER) };

const SEASON_ITEMS = [40_001, 40_004] as const;

/** Counted in a period. */
interface PeriodCounts {
  readonly rounds: number;
  readonly games: number;
  /** Hundredths. */
  readonly stake: number;
  /** Hundredths. */
  readonly deposits: number;
  readonly likes: number;
}

const NOTHING: PeriodCounts = { rounds: 0, games: 0, stake: 0, deposits: 0, likes: 0 };

async function countedIn({ db, memberId }: BonusView, { begin, end }: Period): Promise<PeriodCounts> {
  const { rows } = await sql<PeriodCounts>`
    select
      count(*) filter (where kind = 'bet')::int as rounds,
      count(distinct game_id) filter (where kind = 'bet')::int as games,
      coalesce(-sum(amount) filter (where kind = 'bet'), 0)::bigint as stake,
      coalesce(sum(amount) filter (where kind = 'deposit'), 0)::bigint as deposits,
      (select count(*)::int from game_like
        where member_id = ${memberId} and liked_at >= ${begin} and liked_at < ${end}) as likes
    from ledger_entry
    where member_id = ${memberId} and created_at >= ${begin} and created_at < ${end}`.execute(db);
  return rows[0] ?? NOTHING;
}

/** True once and for all. */
interface Milestones {
  /** Awards for further sign-in methods. */
  readonly bindings: number;
  readonly limits: number;
  /** Receiving accounts. */
  readonly accounts: number;
  /** What was paid in for it, hundredths. */
  readonly firstDeposit: number;
  /** How many kinds of season items the member holds. */
  readonly seasonItems: number;
  readonly vip: number;
}

async function reachedBy(view: BonusView): Promise<Milestones> {
  const { db, memberId } = view;
  const { rows } = await sql<Omit<Milestones, 'vip'>>`
    select
      (select count(*)::int from ledger_entry where member_id = ${memberId} and kind = 'bind') as bindings,
      (select count(*)::int from receiving_account where member_id = ${memberId}) as accounts,
      (select coalesce((select paid.amount from ledger_entry entry
        join deposit_order paid on paid.order_id = entry.order_id
        where entry.member_id = ${memberId} and entry.kind = 'deposit'
        order by entry.seq limit 1), 0)::bigint) as "firstDeposit",
      (select count(distinct item_id)::int from held_item
        where member_id = ${memberId} and item_id between ${SEASON_ITEMS[0]} and ${SEASON_ITEMS[1]}) as "seasonItems",
      (select coalesce(max(jsonb_array_length(limits)), 0)::int from safer_play
        where member_id = ${memberId}) as limits`.execute(db);
  const { vip } = await vipOf(view);
  const nothing = { bindings: 0, limits: 0, accounts: 0, firstDeposit: 0, seasonItems: 0 };
  return { ...(rows[0] ?? nothing), vip };
}

/** Answers how far a measure has come today, or ever: since `begin` if it is given. */
export async function measuresOf(view: BonusView, begin = EVER.begin) {
  const ever = await countedIn(view, { ...EVER, begin });
  const counted = { today: await countedIn(view, dayAt(view.now)), ever };
  const reached = await reachedBy(view);
  return (measure: Measure, period: keyof typeof counted): number =>
    measure in reached
      ? reached[measure as keyof Milestones]
      : counted[period][measure as keyof PeriodCounts];
}
