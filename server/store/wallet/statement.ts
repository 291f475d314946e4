// The member's statement: the entries of the ledger, newest first.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import type { Db, Row, Tables } from '../../database/tables/tables.ts';
import type { WithdrawalStatus } from '../../database/tables/wallet.ts';

const statement = await textsOf('statement');

export interface StatementQuery {
  readonly page: number;
  readonly pageSize: number;
  /** 0 or absent = all. */
  readonly type?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly language: Language;
}

/** Ids sort as text like the numbers they are. */
const ID_DIGITS = 12;

/** The status of an entry without an open order. */
const DONE = 3;

/** Later pages keep the first one's `endTime`, so new rows do not shift them. */
export async function statementOf(db: Db, memberId: number, query: StatementQuery) {
  const { page, pageSize, language } = query;
  const sums = await entriesOf(db, memberId, query)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('sumIn'),
      sql<number>`coalesce(sum(amount) filter (where amount < 0), 0)::bigint`.as('sumOut'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await entriesOf(db, memberId, query)
    .leftJoin('withdrawal_order', 'withdrawal_order.order_id', 'ledger_entry.order_id')
    .leftJoin('game', 'game.game_id', 'ledger_entry.game_id')
    .selectAll('ledger_entry')
    .select(['withdrawal_order.status', 'withdrawal_order.reason', 'game.name as game'])
    .orderBy('ledger_entry.seq', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const total = Number(sums.total);
  return {
    list: rows.map((row) => entryOf(row, language)),
    ...{ page, pageSize, total, hasMore: page * pageSize < total },
    sumIn: sums.sumIn,
    sumOut: 0 - sums.sumOut,
  };
}

type Entries = SelectQueryBuilder<Tables, 'ledger_entry', object>;

function entriesOf(db: Db, memberId: number, { type, startTime, endTime }: StatementQuery): Entries {
  let entries: Entries = db
    .selectFrom('ledger_entry')
    .where('ledger_entry.member_id', '=', memberId)
    .where('pocket', '=', 'coin');
  if (type) entries = entries.where('type', '=', type);
  if (startTime !== undefined) entries = entries.where('ledger_entry.created_at', '>=', dateOf(startTime));
  // Includes the whole last second, because times are shown in seconds.
  if (endTime !== undefined) entries = entries.where('ledger_entry.created_at', '<', dateOf(endTime + 1));
  return entries;
}

interface StatementRow extends Row<'ledger_entry'> {
  readonly status: WithdrawalStatus | null;
  readonly reason: string | null;
  readonly game: string | null;
}

function entryOf(row: StatementRow, language: Language): CoinEntry {
  const remark = row.game ?? row.reason;
  return {
    id: String(row.seq).padStart(ID_DIGITS, '0'),
    type: row.type,
    title: statement(language).entries[row.kind as LedgerKind],
    amount: row.amount,
    balance: row.balance,
    status: row.status ?? DONE,
    ...(row.order_id !== null && isShown(row.order_id) && { orderId: row.order_id }),
    ...(row.game_id !== null && { gameId: row.game_id }),
    time: epochSeconds(row.created_at),
    ...(remark !== null && { remark }),
  };
}

/** An order that a member may name to customer service, and not what an award or a round is called inside. */
const isShown = (orderId: string): boolean => /^[DW][2-9A-Z]{12}$/.test(orderId);
