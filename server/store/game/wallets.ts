// Coin in games whose platform has wallets of its own: moved there when the game is opened, and back when it is left.
import { sql } from 'kysely';
import { lockBalance } from '../ledger/ledger.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

interface Of {
  readonly memberId: number;
  readonly gameId: number;
}

/** `undefined` for a game that is played from the balance. */
export async function walletOf(db: Db, { memberId, gameId }: Of): Promise<number | undefined> {
  const row = await db
    .selectFrom('game_wallet')
    .select('coin')
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row?.coin;
}

/** Whatever can be spent. A game that was left open keeps what it holds. */
export async function fillWallet(trx: Trx, of: Of): Promise<void> {
  if (!(await hasWallet(trx, of.gameId))) return;
  const { coin } = await lockBalance(trx, of.memberId);
  await trx
    .insertInto('game_wallet')
    .values({ member_id: of.memberId, game_id: of.gameId, coin: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await moveInWallet(trx, of, coin);
}

async function hasWallet(db: Db, gameId: number): Promise<boolean> {
  const { transfers } = await db
    .selectFrom('game')
    .innerJoin('game_platform', 'game_platform.id', 'game.platform_id')
    .select('transfers')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return transfers;
}

/** `change` is signed; the caller has locked the balance. */
export async function moveInWallet(trx: Trx, { memberId, gameId }: Of, change: number): Promise<void> {
  await trx
    .updateTable('game_wallet')
    .set((eb) => ({ coin: eb('coin', '+', change) }))
    .where('member_id', '=', memberId)
    .where('game_id', '=', gameId)
    .execute();
  await changeHeld(trx, memberId, change);
}

const changeHeld = (trx: Trx, memberId: number, change: number) =>
  trx
    .updateTable('member_balance')
    .set((eb) => ({ held: eb('held', '+', change) }))
    .where('member_id', '=', memberId)
    .execute();

/** Empties the wallet of one game or of all, and returns the sum. A game that is open elsewhere keeps its coin. */
export async function emptyWallets(trx: Trx, { memberId, gameId }: Of): Promise<number> {
  await lockBalance(trx, memberId);
  const { rows } = await sql<{ coin: number }>`
    delete from game_wallet wallet
    where member_id = ${memberId} and (${gameId}::bigint = 0 or game_id = ${gameId})
      and not exists (select from game_session played
        where played.member_id = wallet.member_id and played.game_id = wallet.game_id
          and played.ended_at is null and not played.trial)
    returning coin`.execute(trx);
  const returned = rows.reduce((sum, { coin }) => sum + coin, 0);
  if (returned > 0) await changeHeld(trx, memberId, -returned);
  return returned;
}

export async function heldByGames(db: Db, memberId: number): Promise<{ gameId: number; coin: number }[]> {
  return db
    .selectFrom('game_wallet')
    .select(['game_id as gameId', 'coin'])
    .where('member_id', '=', memberId)
    .where('coin', '>', 0)
    .orderBy('game_id')
    .execute();
}
