// Members: how they are found, made and shown to themselves.
import { randomInt, randomUUID } from 'node:crypto';
import type { UserInfo } from '#src/contract/member.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { balanceOf, openAccount } from './ledger.ts';
import type { Db, Row, Trx } from './tables.ts';

/** No letters and digits that are read as one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

export interface NewMember {
  readonly account: string;
  readonly accountType: 1 | 2 | 3;
  readonly passwordHash: string;
  readonly inviterId: number | null;
  readonly aid: string;
  readonly now: Date;
}

export interface Credential {
  readonly memberId: number;
  readonly passwordHash: string;
  readonly status: 1 | 2 | 3;
}

/** Names that differ only in case or in the way their letters are coded are one name. */
export const accountKey = (account: string): string => account.normalize('NFKC').toLowerCase();

export async function createMember(trx: Trx, wanted: NewMember): Promise<number | Refusal<1003>> {
  const made = await trx
    .insertInto('member')
    .values({
      uuid: randomUUID(),
      account: wanted.account,
      account_key: accountKey(wanted.account),
      account_type: wanted.accountType,
      nickname: wanted.account,
      invite_code: newInviteCode(),
      inviter_id: wanted.inviterId,
      aid: wanted.aid,
      registered_at: wanted.now,
    })
    .onConflict((conflict) => conflict.column('account_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return refuse(1003);
  await trx
    .insertInto('credential')
    .values({ member_id: made.id, password_hash: wanted.passwordHash, changed_at: wanted.now })
    .execute();
  await openAccount(trx, made.id);
  return made.id;
}

export async function credentialOf(db: Db, account: string): Promise<Credential | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('credential', 'credential.member_id', 'member.id')
    .select(['member.id as memberId', 'password_hash as passwordHash', 'status'])
    .where('account_key', '=', accountKey(account))
    .executeTakeFirst();
  return row ?? null;
}

export async function isAccountTaken(db: Db, account: string): Promise<boolean> {
  return (await credentialOf(db, account)) !== null;
}

/** By id or by code; `null` when neither was given. */
export async function findInviter(
  db: Db,
  given: { pid?: number | undefined; inviteCode?: string | undefined },
): Promise<number | null | Refusal<5001>> {
  if (!given.pid && !given.inviteCode) return null;
  let query = db.selectFrom('member').select('id');
  if (given.pid) query = query.where('id', '=', given.pid);
  if (given.inviteCode) query = query.where('invite_code', '=', given.inviteCode.toUpperCase());
  return (await query.executeTakeFirst())?.id ?? refuse(5001);
}

export async function memberRow(db: Db, memberId: number): Promise<Row<'member'>> {
  return db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
}

export async function userInfoOf(db: Db, memberId: number): Promise<UserInfo> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member_balance', 'member_id', 'member.id')
    .selectAll()
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { coin, safebox, balanceSeq } = await balanceOf(db, memberId);
  return {
    id: row.id,
    uuid: row.uuid,
    account: row.account,
    password: '******',
    accountType: row.account_type,
    avatar: row.avatar,
    nickname: row.nickname,
    ...NOT_BOUND,
    ...NOT_YET,
    coin,
    safebox,
    balanceSeq,
    totalRecharge: row.deposited,
    bet: row.staked,
    exchange: row.withdrawn,
    pid: row.inviter_id ?? 0,
    regPeriod: Number(row.registered_at.toISOString().slice(0, 10).replaceAll('-', '')),
  };
}

/** Social identities and numbers come with their own area. */
const NOT_BOUND = {
  avatarOther: '',
  mobile: '',
  facebookAccount: '',
  googleAccount: '',
  lineAccount: '',
  facebookName: '',
  googleName: '',
  lineName: '',
};

/** What nobody can have before its area exists. */
const NOT_YET = {
  hasSafeboxPassword: false,
  hasKyc: false,
  hasUserOther: false,
  lottery: 0,
  vip: 0,
  vipExp: 0,
  userLevel: 0,
};

function newInviteCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
