// Coin that can only be withdrawn once it has been staked: a row for each ledger entry that brought some. Whoever changes
// rows holds the lock of the member's balance.
import { timesOf } from '#src/contract/wallet/turnover-times.ts';
import { type BoundCoin, staked, type TakenCoin, takeFrom, without, won } from './stake.ts';
import { currentTurnover } from './turnover.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

/** Oldest first, also those with nothing left, which the win of an open round may still come back to. */
async function rowsOf(db: Db, memberId: number): Promise<BoundCoin[]> {
  return db
    .selectFrom('bound_coin')
    .select(['id', 'kind', 'coin', 'required', 'remaining'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

export async function boundCoinOf(db: Db, memberId: number): Promise<BoundCoin[]> {
  return (await rowsOf(db, memberId)).filter(({ coin }) => coin > 0);
}

/** Binds what an entry brings, if the table asks for a turnover. */
export async function bind(
  trx: Trx,
  { memberId, kind, amount, now }: { memberId: number; kind: string; amount: number; now: Date },
): Promise<void> {
  const required = Math.ceil(amount * timesOf(await currentTurnover(trx), kind));
  if (required === 0) return;
  await trx
    .insertInto('bound_coin')
    .values({ member_id: memberId, kind, coin: amount, required, remaining: required, bound_at: now })
    .execute();
}

/** Takes back bound coin first, without counting it as a stake. */
export async function takeBound(trx: Trx, memberId: number, amount: number): Promise<void> {
  const rows = await rowsOf(trx, memberId);
  await store(trx, rows, without(rows, takeFrom(rows, amount)));
}

/** Answers what the stake took from which row. Nothing is left to be staked for coin that is gone. */
export async function stakeBound(trx: Trx, memberId: number, bet: number): Promise<readonly TakenCoin[]> {
  const all = await rowsOf(trx, memberId);
  const rows = all.filter(({ coin }) => coin > 0);
  if (rows.length < all.length) await dropSpent(trx, memberId);
  const taken = takeFrom(rows, bet);
  await store(trx, rows, staked(without(rows, taken), bet));
  return taken;
}

export async function winBound(
  trx: Trx,
  memberId: number,
  round: { readonly bet: number; readonly win: number; readonly taken: readonly TakenCoin[] },
): Promise<void> {
  if (round.taken.length === 0) return;
  const rows = await rowsOf(trx, memberId);
  await store(trx, rows, won(rows, round));
}

async function dropSpent(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('bound_coin').where('member_id', '=', memberId).where('coin', '=', 0).execute();
}

async function store(trx: Trx, before: readonly BoundCoin[], after: readonly BoundCoin[]): Promise<void> {
  for (const { id, coin, remaining } of after) {
    const earlier = before.find((row) => row.id === id);
    if (earlier?.coin === coin && earlier.remaining === remaining) continue;
    if (remaining === 0) await trx.deleteFrom('bound_coin').where('id', '=', id).execute();
    else await trx.updateTable('bound_coin').set({ coin, remaining }).where('id', '=', id).execute();
  }
}
