// The accounts that receive withdrawals: one at each bank.
import { RECEIVING_ACCOUNT_TAKEN, TOO_MANY_RECEIVING_ACCOUNTS } from '#src/contract/errors.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { UserBank } from '#src/contract/member.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { unlessTaken } from '../../database/unless-taken.ts';
import { lockBalance } from '../ledger/ledger.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

const SHOWN_DIGITS = 4;

export interface NewAccount {
  readonly memberId: number;
  readonly bankId: number;
  readonly accountNo: string;
  readonly accountName: string;
  readonly isDefault?: boolean | undefined;
  readonly now: Date;
}

type Names = readonly Pick<Bank, 'id' | 'name'>[];

export function accountOf(
  db: Db,
  memberId: number,
  bankId: number,
): Promise<Row<'receiving_account'> | undefined> {
  return db
    .selectFrom('receiving_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bank_id', '=', bankId)
    .executeTakeFirst();
}

/** As the member sees them: numbers are masked, whatever reads them. */
export async function userBanksOf(
  db: Db,
  memberId: number,
  banks: Names,
): Promise<{ appUserBank: UserBank | null; appUserBankList: Record<string, UserBank> }> {
  const rows = await db
    .selectFrom('receiving_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  const names = new Map(banks.map(({ id, name }) => [id, name]));
  const own = rows.map((row) => userBank(row, names.get(row.bank_id) ?? ''));
  return {
    appUserBank: own.find(({ isDefault }) => isDefault) ?? null,
    appUserBankList: Object.fromEntries(own.map((bank) => [String(bank.bankId), bank])),
  };
}

/** The first one is the default. */
export async function addAccount(
  trx: Trx,
  { memberId, bankId, accountNo, accountName, isDefault, now }: NewAccount,
  most: number,
): Promise<null | Refusal<typeof RECEIVING_ACCOUNT_TAKEN | typeof TOO_MANY_RECEIVING_ACCOUNTS>> {
  await lockBalance(trx, memberId);
  const { count } = await trx
    .selectFrom('receiving_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return refuse(TOO_MANY_RECEIVING_ACCOUNTS);
  const becomesDefault = isDefault === true || Number(count) === 0;
  if (becomesDefault) await withoutDefault(trx, memberId);
  const added = await unlessTaken(() =>
    trx
      .insertInto('receiving_account')
      .values({
        ...{ member_id: memberId, bank_id: bankId, account_no: accountNo, account_name: accountName },
        ...{ is_default: becomesDefault, created_at: now, updated_at: now },
      })
      .execute(),
  );
  return added === 'taken' ? refuse(RECEIVING_ACCOUNT_TAKEN) : null;
}

export interface ChangedAccount {
  readonly memberId: number;
  readonly bankId: number;
  readonly accountNo?: string | undefined;
  readonly accountName?: string | undefined;
  readonly isDefault?: boolean | undefined;
  readonly now: Date;
}

/** The default stays one until another becomes it. */
export async function changeAccount(
  trx: Trx,
  { memberId, bankId, accountNo, accountName, isDefault, now }: ChangedAccount,
): Promise<null | Refusal<typeof RECEIVING_ACCOUNT_TAKEN>> {
  await lockBalance(trx, memberId);
  if (isDefault) await withoutDefault(trx, memberId);
  const changed = await unlessTaken(() =>
    trx
      .updateTable('receiving_account')
      .set({
        updated_at: now,
        ...(accountNo !== undefined && { account_no: accountNo }),
        ...(accountName !== undefined && { account_name: accountName }),
        ...(isDefault && { is_default: true }),
      })
      .where('member_id', '=', memberId)
      .where('bank_id', '=', bankId)
      .execute(),
  );
  return changed === 'taken' ? refuse(RECEIVING_ACCOUNT_TAKEN) : null;
}

async function withoutDefault(trx: Trx, memberId: number): Promise<void> {
  await trx
    .updateTable('receiving_account')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
}

function userBank(row: Row<'receiving_account'>, bankName: string): UserBank {
  return {
    bankId: row.bank_id,
    bankName,
    accountName: row.account_name,
    accountNo: maskedAccount(row.account_no),
    isDefault: row.is_default,
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    createTime: epochSeconds(row.created_at),
    updateTime: epochSeconds(row.updated_at),
  };
}

const maskedAccount = (accountNo: string): string => `•••• ${accountNo.slice(-SHOWN_DIGITS)}`;
