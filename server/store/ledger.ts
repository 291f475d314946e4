// The only place where money moves: two sides, one numbered entry, one statement under the member's row lock.
import { sql } from 'kysely';
import { NOT_ENOUGH_COIN } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Db, Trx } from './tables.ts';

/** Statement types of the contract: 1 deposit, 2 withdrawal, 3 game, 4 bonus ... 8 correction. */
interface Kind {
  readonly type: number;
  /** The other side of the entry. */
  readonly counter: 'house' | 'promotion' | 'deposit' | 'withdrawal' | 'agent' | 'correction';
  /** Sign that the amount must have. */
  readonly sign: 1 | -1;
  /** Lifetime sum of the member that the entry adds to. */
  readonly lifetime?: 'staked' | 'deposited' | 'withdrawn';
}

const KINDS = {
  welcome: { type: 4, counter: 'promotion', sign: 1 },
  bind: { type: 4, counter: 'promotion', sign: 1 },
  bet: { type: 3, counter: 'house', sign: -1, lifetime: 'staked' },
  win: { type: 3, counter: 'house', sign: 1 },
} as const satisfies Record<string, Kind>;

export type LedgerKind = keyof typeof KINDS;

export interface Posting {
  readonly memberId: number;
  readonly kind: LedgerKind;
  /** Always positive: the kind decides the direction. */
  readonly amount: number;
  readonly now: Date;
  /** What the entry is about; there is only one entry per kind and order id. */
  readonly orderId?: string;
  readonly gameId?: number;
}

export interface Balance {
  readonly coin: number;
  readonly safebox: number;
  /** Number of the member's last entry: of two balances, the one with the higher number is newer. */
  readonly balanceSeq: number;
}

/** Writes one entry on the member's coin, or refuses and writes nothing. */
export async function post(trx: Trx, posting: Posting): Promise<Balance | Refusal<typeof NOT_ENOUGH_COIN>> {
  if (!Number.isSafeInteger(posting.amount) || posting.amount <= 0) {
    throw new RangeError(`A posting of ${posting.kind} needs a whole amount above zero`);
  }
  const kind: Kind = KINDS[posting.kind];
  const amount = kind.sign * posting.amount;
  const added = (column: Kind['lifetime']) => (kind.lifetime === column ? posting.amount : 0);
  const { rows } = await sql<{ coin: number; safebox: number; seq: number }>`
    with moved as (
      update member_balance
      set coin = coin + ${amount}::bigint, seq = seq + 1,
          staked = staked + ${added('staked')}::bigint,
          deposited = deposited + ${added('deposited')}::bigint,
          withdrawn = withdrawn + ${added('withdrawn')}::bigint
      where member_id = ${posting.memberId} and coin + ${amount}::bigint >= 0
      returning member_id, coin, safebox, seq
    ), written as (
      insert into ledger_entry
        (member_id, seq, pocket, counter, kind, type, amount, balance, order_id, game_id, created_at)
      select member_id, seq, 'coin', ${kind.counter}::text, ${posting.kind}::text, ${kind.type}::smallint,
        ${amount}::bigint, coin, ${posting.orderId ?? null}::text, ${posting.gameId ?? null}::bigint,
        ${posting.now}::timestamptz
      from moved
    )
    select coin, safebox, seq from moved`.execute(trx);
  const row = rows[0];
  if (row) return { coin: row.coin, safebox: row.safebox, balanceSeq: row.seq };
  await balanceOf(trx, posting.memberId);
  return refuse(NOT_ENOUGH_COIN);
}

/** Registration creates the row. */
export async function openAccount(trx: Trx, memberId: number): Promise<void> {
  await trx.insertInto('member_balance').values({ member_id: memberId }).execute();
}

export async function balanceOf(db: Db, memberId: number): Promise<Balance> {
  const row = await db
    .selectFrom('member_balance')
    .select(['coin', 'safebox', 'seq as balanceSeq'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Locks the member's balance until the transaction ends, for rules that read before they write. */
export async function lockBalance(trx: Trx, memberId: number): Promise<Balance> {
  return trx
    .selectFrom('member_balance')
    .select(['coin', 'safebox', 'seq as balanceSeq'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
