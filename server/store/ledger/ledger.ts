// The only place where money moves: both sides and one numbered entry, in one statement under the member's row lock.
import { sql } from 'kysely';
import { NOT_ENOUGH_COIN } from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { DIRECTION, type Kind, KINDS, type LedgerKind } from './ledger-kinds.ts';
import { bind, stakeBound, takeBound, winBound } from './bound-coin.ts';
import { SHARDS } from '../migrations/010-double-entry.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

interface About {
  readonly memberId: number;
  readonly now: Date;
  /** What the entry is about; there is only one entry per kind and order id. */
  readonly orderId?: string;
  readonly gameId?: number;
}

export interface Posting extends About {
  /** A win is posted with its stake. */
  readonly kind: Exclude<LedgerKind, 'win'>;
  /** Always positive: the kind decides the direction. */
  readonly amount: number;
}

type Entry = About & { readonly kind: LedgerKind; readonly amount: number };

export interface Balance {
  /** Without what games hold. */
  readonly coin: number;
  readonly safebox: number;
  /** Number of the member's last entry: of two balances, the one with the higher number is newer. */
  readonly balanceSeq: number;
}

type PostResult = Balance | Refusal<typeof NOT_ENOUGH_COIN>;

/**
 * Writes one entry on the member's coin, or refuses and writes nothing. What comes in is bound by the table of turnovers;
 * what goes out is bound coin first, and of a withdrawal never.
 */
export async function post(trx: Trx, posting: Posting): Promise<PostResult> {
  const { memberId, kind, amount } = posting;
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`A posting of ${kind} needs a whole amount above zero`);
  }
  const { coin } = await lockBalance(trx, memberId);
  if (KINDS[kind].sign > 0) await bind(trx, posting);
  else if (coin < amount) return refuse(NOT_ENOUGH_COIN);
  else if (kind === 'bet') await stakeBound(trx, memberId, amount);
  else if (kind === 'correctionDown') await takeBound(trx, memberId, amount);
  return enter(trx, posting);
}

interface RoundPosting extends About {
  readonly bet: number;
  /** 0 if it is lost. */
  readonly win: number;
}

/** A stake and its win, which goes back to the coin that was staked. */
export async function postRound(trx: Trx, { bet, win, ...about }: RoundPosting): Promise<PostResult> {
  const { coin } = await lockBalance(trx, about.memberId);
  if (coin < bet) return refuse(NOT_ENOUGH_COIN);
  const taken = await stakeBound(trx, about.memberId, bet);
  const left = await enter(trx, { ...about, kind: 'bet', amount: bet });
  if (win === 0 || isRefusal(left)) return left;
  await winBound(trx, about.memberId, { bet, win, taken });
  return enter(trx, { ...about, kind: 'win', amount: win });
}

async function enter(trx: Trx, posting: Entry): Promise<PostResult> {
  const kind: Kind = KINDS[posting.kind];
  const bound = sql`(select coalesce(sum(coin), 0)::bigint from bound_coin where member_id = ${posting.memberId})`;
  const kept = posting.kind === 'withdrawal' ? bound : sql`0`;
  const amount = kind.sign * posting.amount;
  const added = (column: keyof typeof DIRECTION) =>
    kind.lifetime === column ? DIRECTION[column] * amount : 0;
  const { rows } = await sql<{ coin: number; safebox: number; seq: number }>`
    with moved as (
      update member_balance
      set coin = coin + ${amount}::bigint, seq = seq + 1,
          staked = staked + ${added('staked')}::bigint,
          deposited = deposited + ${added('deposited')}::bigint,
          withdrawn = withdrawn + ${added('withdrawn')}::bigint
      where member_id = ${posting.memberId}
        and (${amount}::bigint > 0 or coin + ${amount}::bigint >= held + ${kept})
      returning member_id, coin, safebox, seq, held
    ), countered as (
      update ledger_account set balance = ledger_account.balance - ${amount}::bigint, seq = ledger_account.seq + 1
      from moved
      where code = ${kind.counter} and shard = moved.member_id % ${SHARDS}
      returning code, shard, ledger_account.balance, ledger_account.seq
    ), written as (
      insert into ledger_entry
        (member_id, seq, pocket, counter, counter_shard, counter_seq, counter_balance, kind, type, amount, balance,
          order_id, game_id, bound, created_at)
      select member_id, moved.seq, 'coin', code, shard, countered.seq, countered.balance,
        ${posting.kind}::text, ${kind.type}::smallint, ${amount}::bigint, coin,
        ${posting.orderId ?? null}::text, ${posting.gameId ?? null}::bigint, ${bound},
        greatest(${posting.now}::timestamptz, (
          select created_at from ledger_entry before
          where before.member_id = moved.member_id and before.seq = moved.seq - 1))
      from moved cross join countered
    )
    select greatest(coin - held, 0) as coin, safebox, seq from moved`.execute(trx);
  const row = rows[0];
  if (row) return { coin: row.coin, safebox: row.safebox, balanceSeq: row.seq };
  await balanceOf(trx, posting.memberId);
  return refuse(NOT_ENOUGH_COIN);
}

/** Whether the member ever had an entry of this kind. */
export async function hasPosted(db: Db, memberId: number, kind: Posting['kind']): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_entry')
    .select('seq')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Registration creates the row. */
export async function openAccount(trx: Trx, memberId: number): Promise<void> {
  await trx.insertInto('member_balance').values({ member_id: memberId }).execute();
}

const spendable = sql<number>`greatest(coin - held, 0)`.as('coin');

export async function balanceOf(db: Db, memberId: number): Promise<Balance> {
  const row = await db
    .selectFrom('member_balance')
    .select([spendable, 'safebox', 'seq as balanceSeq'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row;
}

export async function hasDeposited(db: Db, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('member_balance')
    .select('deposited')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.deposited > 0;
}

/** Locks the member's balance until the transaction ends, for rules that read before they write. */
export async function lockBalance(trx: Trx, memberId: number): Promise<Balance> {
  return trx
    .selectFrom('member_balance')
    .select([spendable, 'safebox', 'seq as balanceSeq'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
