// Members as an operator finds, sees and stops them.
import { sql } from 'kysely';
import { detailsOf } from '../member/details.ts';
import { accountKey } from '../member/members.ts';
import { endSessionsOf } from '../member/sessions.ts';
import type { Db, Row } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** More would be no answer. */
const FOUND_MAX = 20;

/** By id, account, number, nickname or invitation code, each written out in full. */
export async function findMembers(db: Db, text: string): Promise<Row<'member'>[]> {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  const mobile = text.replaceAll(/[\s()-]/g, '');
  return db
    .selectFrom('member')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('account_key', '=', accountKey(text)),
        eb('mobile', '=', mobile),
        eb('nickname', '=', text),
        eb('invite_code', '=', text.toUpperCase()),
      ]),
    )
    .orderBy('id')
    .limit(FOUND_MAX)
    .execute();
}

export interface MemberFacts {
  readonly member: Row<'member'>;
  readonly details: Row<'member_detail'> | undefined;
  readonly sessions: number;
  readonly seenAt: Date | null;
  readonly balance: Row<'member_balance'>;
  readonly openWithdrawals: number;
  /** That may still be paid. */
  readonly openDeposits: number;
}

export async function memberFacts(db: Db, id: number, now: Date): Promise<MemberFacts | null> {
  const member = await db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirst();
  if (!member) return null;
  const balance = await db
    .selectFrom('member_balance')
    .selectAll()
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{
    sessions: number;
    seen_at: Date | null;
    open_withdrawals: number;
    open_deposits: number;
  }>`
    select
      (select count(*)::int from session
        where member_id = ${id} and ended_at is null and expire_at > ${now}) as sessions,
      (select max(seen_at) from session where member_id = ${id}) as seen_at,
      (select count(*)::int from withdrawal_order where member_id = ${id} and status < 3) as open_withdrawals,
      (select count(*)::int from deposit_order where member_id = ${id} and status = 0) as open_deposits
  `.execute(db);
  const [counts] = rows as [(typeof rows)[number]];
  const { sessions, seen_at: seenAt } = counts;
  const open = { openWithdrawals: counts.open_withdrawals, openDeposits: counts.open_deposits };
  const details = await detailsOf(db, id);
  return { member, details, balance, sessions, seenAt, ...open };
}

/** `undefined` if there is no such member; an account that was erased stays closed. */
export async function setSuspended(
  db: Db,
  id: number,
  isSuspended: boolean,
): Promise<'done' | 'closed' | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ status: isSuspended ? 2 : 1 })
    .where('id', '=', id)
    .where('status', '!=', 3)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'done';
  return (await isMember(db, id)) ? 'closed' : undefined;
}

/** False if there is no such member, or none any more. */
export async function setIdentified(db: Db, id: number, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ identified_at: at })
    .where('id', '=', id)
    .where('status', '<>', 3)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const isMember = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** How many there were; `undefined` if there is no such member. */
export async function signOutEverywhere(db: Db, id: number, now: Date): Promise<number | undefined> {
  if (!(await isMember(db, id))) return undefined;
  return inTransaction(db, (trx) => endSessionsOf(trx, id, { now }));
}
