// The only place where money moves: both sides and one numbered entry, in one statement under the member's row lock.
import { sql } from 'kysely';
import { NOT_ENOUGH_COIN } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { SHARDS } from './migrations/010-double-entry.ts';
import type { Db, Trx } from './tables.ts';

/** The accounts of the platform; each is spread over rows, so that players do not wait for each other. */
type LedgerAccount = 'house' | 'promotion' | 'deposit' | 'withdrawal' | 'agent' | 'correction';

/** Statement types of the contract: 1 deposit, 2 withdrawal, 3 game, 4 bonus, 5 rebate ... 8 correction. */
interface Kind {
  readonly type: number;
  /** The account on the other side. */
  readonly counter: LedgerAccount;
  /** Sign that the amount must have. */
  readonly sign: 1 | -1;
  /** Lifetime sum of the member that the entry adds to. */
  readonly lifetime?: keyof typeof DIRECTION;
}

const KINDS = {
  welcome: { type: 4, counter: 'promotion', sign: 1 },
  bind: { type: 4, counter: 'promotion', sign: 1 },
  signIn: { type: 4, counter: 'promotion', sign: 1 },
  vipDaily: { type: 4, counter: 'promotion', sign: 1 },
  vipLevel: { type: 4, counter: 'promotion', sign: 1 },
  task: { type: 4, counter: 'promotion', sign: 1 },
  loginBonus: { type: 4, counter: 'promotion', sign: 1 },
  redPacket: { type: 4, counter: 'promotion', sign: 1 },
  activity: { type: 4, counter: 'promotion', sign: 1 },
  mail: { type: 4, counter: 'promotion', sign: 1 },
  inviteCashOut: { type: 4, counter: 'promotion', sign: 1 },
  commission: { type: 6, counter: 'agent', sign: 1 },
  inviteStep: { type: 6, counter: 'agent', sign: 1 },
  rebate: { type: 5, counter: 'promotion', sign: 1 },
  bet: { type: 3, counter: 'house', sign: -1, lifetime: 'staked' },
  win: { type: 3, counter: 'house', sign: 1 },
  deposit: { type: 1, counter: 'deposit', sign: 1, lifetime: 'deposited' },
  depositBonus: { type: 4, counter: 'promotion', sign: 1 },
  withdrawal: { type: 2, counter: 'withdrawal', sign: -1, lifetime: 'withdrawn' },
  correctionUp: { type: 8, counter: 'correction', sign: 1 },
  correctionDown: { type: 8, counter: 'correction', sign: -1 },
  withdrawalReturned: { type: 2, counter: 'withdrawal', sign: 1, lifetime: 'withdrawn' },
} as const satisfies Record<string, Kind>;

export type LedgerKind = keyof typeof KINDS;

/** What a bet or a withdrawal adds is taken from the balance; one that is returned is subtracted again. */
const DIRECTION = { staked: -1, deposited: 1, withdrawn: -1 } as const;

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
  const added = (column: keyof typeof DIRECTION) =>
    kind.lifetime === column ? DIRECTION[column] * amount : 0;
  const { rows } = await sql<{ coin: number; safebox: number; seq: number }>`
    with moved as (
      update member_balance
      set coin = coin + ${amount}::bigint, seq = seq + 1,
          staked = staked + ${added('staked')}::bigint,
          deposited = deposited + ${added('deposited')}::bigint,
          withdrawn = withdrawn + ${added('withdrawn')}::bigint
      where member_id = ${posting.memberId} and coin + ${amount}::bigint >= 0
      returning member_id, coin, safebox, seq
    ), countered as (
      update ledger_account set balance = ledger_account.balance - ${amount}::bigint, seq = ledger_account.seq + 1
      from moved
      where code = ${kind.counter} and shard = moved.member_id % ${SHARDS}
      returning code, shard, ledger_account.balance, ledger_account.seq
    ), written as (
      insert into ledger_entry
        (member_id, seq, pocket, counter, counter_shard, counter_seq, counter_balance, kind, type, amount, balance,
          order_id, game_id, created_at)
      select member_id, moved.seq, 'coin', code, shard, countered.seq, countered.balance,
        ${posting.kind}::text, ${kind.type}::smallint, ${amount}::bigint, coin,
        ${posting.orderId ?? null}::text, ${posting.gameId ?? null}::bigint,
        greatest(${posting.now}::timestamptz, (
          select created_at from ledger_entry before
          where before.member_id = moved.member_id and before.seq = moved.seq - 1))
      from moved cross join countered
    )
    select coin, safebox, seq from moved`.execute(trx);
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

export async function balanceOf(db: Db, memberId: number): Promise<Balance> {
  const row = await db
    .selectFrom('member_balance')
    .select(['coin', 'safebox', 'seq as balanceSeq'])
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
    .select(['coin', 'safebox', 'seq as balanceSeq'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
