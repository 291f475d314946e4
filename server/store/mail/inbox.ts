// A member's mails: listed, read, deleted.
import { sql } from 'kysely';
import { ATTACHMENT_NOT_RECEIVED, MAIL_UNKNOWN } from '#src/contract/errors.ts';
import type { MailDetail, MailRow } from '#src/contract/mail.ts';
import { type Language, textIn } from '../../languages/language.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dateOf } from '#src/lib/timing.ts';
import { DAY_MS, epochSeconds } from '../../time/time.ts';
import { lockBalance } from '../ledger/ledger.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

/** How long a mail is kept; one whose attachment can still be received stays longer. */
const MAIL_DAYS = 90;
/** How long a deleted mail is kept for questions of its member. */
const DELETED_DAYS = 30;

/** `Trx` or not: rows of one member that were not deleted. */
const mailsOf = (db: Db, memberId: number) =>
  db.selectFrom('mail').where('member_id', '=', memberId).where('deleted_at', 'is', null);

export async function unreadMails(db: Db, memberId: number): Promise<number> {
  const { unread } = await mailsOf(db, memberId)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Awards that can still be received, whether their mails were read or not. */
export async function hasWaitingAward(db: Db, memberId: number, now: Date): Promise<boolean> {
  const waiting = await mailsOf(db, memberId)
    .select('id')
    .where(sql<boolean>`awards <> '[]'::jsonb`)
    .where('received_at', 'is', null)
    .where((eb) => eb.or([eb('expire_at', 'is', null), eb('expire_at', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

interface InboxQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly type?: number | undefined;
  readonly endTime?: number | undefined;
  readonly language: Language;
}

/** Newest first; of the same moment, the one that was sent last. */
export async function inboxOf(db: Db, memberId: number, query: InboxQuery) {
  const { page, pageSize, type, endTime, language } = query;
  let mails = mailsOf(db, memberId);
  if (type !== undefined) mails = mails.where('type', '=', type);
  // Includes the whole last second, because times are sent in seconds.
  if (endTime !== undefined) mails = mails.where('sent_at', '<', dateOf(endTime + 1));
  const { total } = await mails
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mails
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    ...{ list: rows.map((row) => headOf(row, language)), page, pageSize, total: Number(total) },
    ...{ hasMore: page * pageSize < Number(total), unread: await unreadMails(db, memberId) },
  };
}

const headOf = (row: Row<'mail'>, language: Language): MailRow => ({
  ...{
    id: row.id,
    type: row.type,
    title: textIn(row.title, language),
    summary: textIn(row.summary, language),
  },
  ...{ read: row.read_at !== null, hasAward: row.awards.length > 0, received: row.received_at !== null },
  ...timesOf(row),
});

const timesOf = ({ sent_at, expire_at }: Row<'mail'>) => ({
  time: epochSeconds(sent_at),
  ...(expire_at && { expireTime: epochSeconds(expire_at) }),
});

interface Opening {
  readonly memberId: number;
  readonly id: number;
  readonly language: Language;
  readonly now: Date;
}

/** Marks it as read. */
export async function openMail(
  db: Db,
  { memberId, id, language, now }: Opening,
): Promise<MailDetail | Refusal<typeof MAIL_UNKNOWN>> {
  const row = await mailsOf(db, memberId).where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) return refuse(MAIL_UNKNOWN);
  if (row.read_at === null) {
    await db
      .updateTable('mail')
      .set({ read_at: now })
      .where('id', '=', id)
      .where('read_at', 'is', null)
      .execute();
  }
  const { click_type, click_action } = row;
  return {
    ...{
      id: row.id,
      title: textIn(row.title, language),
      content: textIn(row.content, language),
      awards: row.awards,
    },
    ...{ read: true, received: row.received_at !== null, ...timesOf(row) },
    ...(click_type && click_action && { clickType: click_type, clickAction: click_action }),
  };
}

/** An attachment that can still be received. */
export const isClaimable = ({ awards, received_at, expire_at }: Row<'mail'>, now: Date): boolean =>
  awards.length > 0 && received_at === null && (expire_at === null || expire_at > now);

interface Deletion {
  readonly memberId: number;
  readonly ids: readonly number[];
  /** Deletes attachments that were not received, too. */
  readonly force: boolean;
  readonly now: Date;
}

/** Answers the ids that were deleted: those of mails that are kept or unknown are not, unless it is all of them. */
export async function deleteMails(
  trx: Trx,
  { memberId, ids, force, now }: Deletion,
): Promise<number[] | Refusal<typeof MAIL_UNKNOWN | typeof ATTACHMENT_NOT_RECEIVED>> {
  await lockBalance(trx, memberId);
  const rows = await mailsOf(trx, memberId).where('id', 'in', ids).selectAll().execute();
  if (rows.length === 0) return refuse(MAIL_UNKNOWN);
  const deleted = rows.filter((row) => force || !isClaimable(row, now)).map(({ id }) => id);
  if (deleted.length === 0) return refuse(ATTACHMENT_NOT_RECEIVED);
  await trx.updateTable('mail').set({ deleted_at: now }).where('id', 'in', deleted).execute();
  return deleted;
}

export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sql`
    delete from mail
    where deleted_at < ${before(DELETED_DAYS)}
      or (sent_at < ${before(MAIL_DAYS)} and (awards = '[]'::jsonb or received_at is not null
        or expire_at <= ${now}))`.execute(db);
}
