// Finds and creates members.
import { randomInt, randomUUID } from 'node:crypto';
import { ACCOUNT_TAKEN, INVITER_UNKNOWN, MOBILE_TAKEN } from '#src/contract/errors.ts';
import { brand } from '#src/lib/brand.ts';
import { typed } from '#src/lib/text/typed.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { isMobile } from './mobile.ts';
import { openAccount } from '../ledger/ledger.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

/** Without letters and digits that look alike. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
const NAME_LETTERS = 4;

export interface NewMember {
  /** One of the two, or neither if the member registers through an identity provider. */
  readonly account?: string;
  readonly mobile?: string;
  readonly accountType: 1 | 2 | 3;
  /** `null` if none is set. */
  readonly passwordHash: string | null;
  /** "" for a generated one. */
  readonly nickname?: string;
  readonly inviterId: number | null;
  readonly aid: string;
  readonly now: Date;
}

export interface Credential {
  readonly memberId: number;
  readonly passwordHash: string | null;
  readonly status: 1 | 2 | 3;
}

/** Names that differ only in case, in the script of their digits or in what nobody sees count as the same. */
export const accountKey = (account: string): string => typed(account).toLowerCase();

/** First the key that an earlier version gave to the same name. */
const accountKeys = (account: string): readonly string[] => [
  account.normalize('NFKC').toLowerCase(),
  accountKey(account),
];

export async function createMember(
  trx: Trx,
  wanted: NewMember,
): Promise<number | Refusal<typeof ACCOUNT_TAKEN | typeof MOBILE_TAKEN>> {
  const inviteCode = newInviteCode();
  const made = await trx
    .insertInto('member')
    .values({
      uuid: randomUUID(),
      account: wanted.account ?? '',
      account_key: wanted.account === undefined ? null : accountKey(wanted.account),
      mobile: wanted.mobile ?? null,
      account_type: wanted.accountType,
      nickname: wanted.nickname || wanted.account || `${brand.name} ${inviteCode.slice(0, NAME_LETTERS)}`,
      invite_code: inviteCode,
      inviter_id: wanted.inviterId,
      aid: wanted.aid,
      registered_at: wanted.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return refuse(wanted.mobile === undefined ? ACCOUNT_TAKEN : MOBILE_TAKEN);
  if (wanted.passwordHash !== null) {
    await setPassword(trx, made.id, { hash: wanted.passwordHash, now: wanted.now });
  }
  await openAccount(trx, made.id);
  return made.id;
}

export async function setPassword(
  trx: Trx,
  memberId: number,
  { hash, now }: { hash: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('credential')
    .values({ member_id: memberId, password_hash: hash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ password_hash: hash, changed_at: now }),
    )
    .execute();
}

/** Another request may still take the name or number before `createMember` does. */
export async function refusalIfTaken(
  db: Db,
  { account, mobile }: Pick<NewMember, 'account' | 'mobile'>,
): Promise<Refusal<typeof ACCOUNT_TAKEN | typeof MOBILE_TAKEN> | null> {
  const wanted = account ?? mobile;
  if (wanted === undefined || !(await credentialOf(db, wanted))) return null;
  return refuse(mobile === undefined ? ACCOUNT_TAKEN : MOBILE_TAKEN);
}

/** The same password; does nothing if it was changed meanwhile. */
export async function renewHash(
  trx: Trx,
  memberId: number,
  { old, hash }: { old: string; hash: string },
): Promise<void> {
  await trx
    .updateTable('credential')
    .set({ password_hash: hash })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', old)
    .execute();
}

/** By account name or number. */
export async function credentialOf(db: Db, account: string): Promise<Credential | null> {
  const found = db
    .selectFrom('member')
    .leftJoin('credential', 'credential.member_id', 'member.id')
    .select(['member.id as memberId', 'password_hash as passwordHash', 'status']);
  if (isMobile(account)) return (await found.where('mobile', '=', account).executeTakeFirst()) ?? null;
  for (const key of new Set(accountKeys(account))) {
    const row = await found.where('account_key', '=', key).executeTakeFirst();
    if (row) return row;
  }
  return null;
}

/** By id or invitation code; `null` if neither was sent. */
export async function findInviter(
  db: Db,
  given: { pid?: number | undefined; inviteCode?: string | undefined },
): Promise<number | null | Refusal<typeof INVITER_UNKNOWN>> {
  if (!given.pid && !given.inviteCode) return null;
  let query = db.selectFrom('member').select('id');
  if (given.pid) query = query.where('id', '=', given.pid);
  if (given.inviteCode) query = query.where('invite_code', '=', given.inviteCode.toUpperCase());
  return (await query.executeTakeFirst())?.id ?? refuse(INVITER_UNKNOWN);
}

export async function memberRow(db: Db, memberId: number): Promise<Row<'member'>> {
  return db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
}

function newInviteCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
