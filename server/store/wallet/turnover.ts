// What a member has to stake before a withdrawal.
import { sql } from 'kysely';
import type { Db, Trx } from '../tables.ts';

/** Hundredths; `done` never exceeds `required`. */
export interface Turnover {
  readonly required: number;
  readonly done: number;
  readonly remaining: number;
}

export async function turnoverOf(db: Db, memberId: number): Promise<Turnover> {
  const { staked, turnover_required, turnover_from } = await db
    .selectFrom('member_balance')
    .select(['staked', 'turnover_required', 'turnover_from'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const done = Math.min(turnover_required, staked - turnover_from);
  return { required: turnover_required, done, remaining: turnover_required - done };
}

/** Adds to what is still to be staked, or begins anew if nothing is. */
export async function requireTurnover(trx: Trx, memberId: number, amount: number): Promise<void> {
  const isMet = sql<boolean>`staked - turnover_from >= turnover_required`;
  await trx
    .updateTable('member_balance')
    .set({
      turnover_required: sql<number>`case when ${isMet} then 0 else turnover_required end + ${amount}::bigint`,
      turnover_from: sql<number>`case when ${isMet} then staked else turnover_from end`,
    })
    .where('member_id', '=', memberId)
    .execute();
}
