// A member's bets and wins in a range, summed by day, type of game or brand.
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { BetReport, BetReportRow } from '#src/contract/game.ts';
import { type Language, localise } from '../../languages/language.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Tables } from '../../database/tables/tables.ts';
import { localDays, type Place } from './local-days.ts';

export interface ReportQuery extends Place {
  readonly startTime: number;
  readonly endTime: number;
  readonly groupBy?: 'day' | 'type' | 'brand' | undefined;
  readonly language: Language;
}

/** Statement types of the ledger. */
const DEPOSIT = 1;
const WITHDRAWAL = 2;
/** A void round, whose bet was returned: it is counted without its amounts. */
const VOID = 2;
const SETTLED = 1;

export async function betReportOf(db: Db, memberId: number, query: ReportQuery): Promise<BetReport> {
  const list = await rowsOf(db, memberId, query);
  const totals = await sumsOf(roundsOf(db, memberId, query)).executeTakeFirstOrThrow();
  const moved = await movedOf(db, memberId, query);
  const { bet, win, validBet, count } = numbered(totals);
  return { totalBet: bet, totalWin: win, profit: win - bet, validBet, count, ...moved, list };
}

type Rounds = SelectQueryBuilder<Tables, 'game_round' | 'game' | 'game_type' | 'brand', object>;

function roundsOf(db: Db, memberId: number, { startTime, endTime }: ReportQuery): Rounds {
  return (
    db
      .selectFrom('game_round')
      .innerJoin('game', 'game.game_id', 'game_round.game_id')
      .innerJoin('game_type', 'game_type.id', 'game.type_id')
      .innerJoin('brand', 'brand.id', 'game.brand_id')
      .where('game_round.member_id', '=', memberId)
      .where('trial', '=', false)
      .where('created_at', '>=', dateOf(startTime))
      // Includes the whole last second, as in the record of single rounds.
      .where('created_at', '<', dateOf(endTime + 1))
  );
}

const sumsOf = <O>(rounds: SelectQueryBuilder<Tables, 'game_round' | 'game' | 'game_type' | 'brand', O>) =>
  rounds
    .select((eb) => eb.fn.sum<string | null>('bet').filterWhere('game_round.status', '<>', VOID).as('bet'))
    .select((eb) => eb.fn.sum<string | null>('win').filterWhere('game_round.status', '<>', VOID).as('win'))
    .select((eb) => settledBet(eb).as('validBet'))
    .select((eb) => eb.fn.countAll<string>().as('count'));

const settledBet = (eb: ExpressionBuilder<Tables, 'game_round'>) =>
  eb.fn.sum<string | null>('bet').filterWhere('game_round.status', '=', SETTLED);

async function rowsOf(db: Db, memberId: number, query: ReportQuery): Promise<BetReportRow[]> {
  const { groupBy = 'day', language } = query;
  const rounds = roundsOf(db, memberId, query);
  if (groupBy === 'day') return daysOf(rounds, query);
  const [id, name] = groupBy === 'type' ? TYPE : BRAND;
  const named = rounds.select([`${id} as key`, `${name} as name`]);
  const kinds = await sumsOf(named).groupBy([id, name]).orderBy('bet', 'desc').execute();
  return kinds.map((row) => rowOf(row, localise(row.name, language) as string));
}

/** Counted here and not by the database, which knows other zones, and offsets the other way round. */
async function daysOf(rounds: Rounds, place: Place): Promise<BetReportRow[]> {
  const { first, last } = await rounds
    .select((eb) => [eb.fn.min('created_at').as('first'), eb.fn.max('created_at').as('last')])
    .executeTakeFirstOrThrow();
  if (!first || !last) return [];
  const days = localDays(place, epochSeconds(first), epochSeconds(last));
  const starts = days.map(({ start }) => start);
  const bucket = sql<number>`width_bucket(floor(extract(epoch from created_at))::bigint, ${starts}::bigint[])`;
  const rows = await sumsOf(rounds.select(bucket.as('day')))
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
  return rows.map((row) => {
    const key = days[row.day - 1]?.key ?? '';
    return rowOf({ ...row, key }, key);
  });
}

const TYPE = ['game_type.id', 'game_type.name'] as const;
const BRAND = ['brand.id', 'brand.name'] as const;

interface Sums {
  readonly bet: string | null;
  readonly win: string | null;
  readonly validBet: string | null;
  readonly count: string;
}

const numbered = (sums: Sums) => ({
  bet: Number(sums.bet ?? 0),
  win: Number(sums.win ?? 0),
  validBet: Number(sums.validBet ?? 0),
  count: Number(sums.count),
});

function rowOf(row: Sums & { key: string | number }, name: string): BetReportRow {
  const { bet, win, count } = numbered(row);
  return { key: String(row.key), name, bet, win, profit: win - bet, count };
}

/** Deposits and withdrawals from the ledger; a returned withdrawal is subtracted. */
async function movedOf(db: Db, memberId: number, { startTime, endTime }: ReportQuery) {
  const rows = await db
    .selectFrom('ledger_entry')
    .select((eb) => ['type', eb.fn.sum<string>('amount').as('amount')])
    .where('member_id', '=', memberId)
    .where('pocket', '=', 'coin')
    .where('type', 'in', [DEPOSIT, WITHDRAWAL])
    .where('created_at', '>=', dateOf(startTime))
    .where('created_at', '<', dateOf(endTime + 1))
    .groupBy('type')
    .execute();
  const amountOf = (type: number) => Number(rows.find((row) => row.type === type)?.amount ?? 0);
  return { deposit: amountOf(DEPOSIT), withdraw: 0 - amountOf(WITHDRAWAL) };
}
