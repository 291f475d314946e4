// The desk of customer service: a conversation of each member with the staff, who wait at it, and who is there.
import { sql } from 'kysely';
import { INVALID_FIELDS, type TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import {
  type CustomerServiceEntry,
  DESK,
  type DeskMessage,
  DESK_TYPE,
  type DeskState,
  ONLINE_SERVICE,
} from '#src/contract/support.ts';
import { trimmedMessage } from '#src/lib/text/message.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { askAgain } from './feedback.ts';
import { nextHours, readHours } from './hours.ts';
import { attach, keepImage } from './images.ts';
import { addMessage, messagesOf } from './messages.ts';
import { countSending, type Sender } from './quota.ts';

const PAGE = 50;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** `undefined` where the platform has none. */
export const deskAmong = (entries: readonly CustomerServiceEntry[]): CustomerServiceEntry | undefined =>
  entries.find(({ itemType, param1 }) => itemType === ONLINE_SERVICE && param1 === DESK);

export async function deskState(db: Db, desk: CustomerServiceEntry, now: Date): Promise<DeskState> {
  const hours = readHours(desk.param2);
  const until = await dutyUntil(db);
  return { open: until !== null && until > now, ...(hours && nextHours(hours, now)) };
}

export async function dutyUntil(db: Db): Promise<Date | null> {
  return (await db.selectFrom('desk_duty').select('until').executeTakeFirst())?.until ?? null;
}

export async function setDuty(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('desk_duty')
    .values({ until })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ until }))
    .execute();
}

interface Sending {
  readonly content: string;
  readonly key: string;
  /** WebP. */
  readonly picture: Buffer | null;
}

type MemberSender = Sender & { readonly memberId: number };

/** Once for each key. */
export async function sendToDesk(
  trx: Trx,
  { content, key, picture }: Sending,
  sender: MemberSender,
): Promise<DeskMessage | Refusal<typeof INVALID_FIELDS | typeof TOO_MANY_REQUESTS>> {
  const text = trimmedMessage(content);
  if (text === '' && !picture) return refuse(INVALID_FIELDS, { fields: { content: 'required' } });
  // First, so that what the same member sends meanwhile waits.
  const tooMany = await countSending(trx, 'desk', sender);
  if (tooMany) return tooMany;
  const { memberId, fingerprint, address, now } = sender;
  const about = { member_id: memberId, fingerprint, address, type_id: DESK_TYPE };
  const opened = async () =>
    (
      await trx
        .insertInto('feedback')
        .values({ ...about, created_at: now, asked_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const id = (await deskOf(trx, memberId)) ?? (await opened());
  // Before its message has a number, so that a reader who has read up to one has read all with a lower one.
  await trx.selectFrom('feedback').select('id').where('id', '=', id).forUpdate().execute();
  const earlier = await messageOf(trx, id, key);
  if (earlier) return earlier;
  const messageId = await addMessage(trx, id, { sender: 'member', content: text, now, key });
  if (picture) await attach(trx, [await keepImage(trx, sender, picture)], messageId);
  await askAgain(trx, id, now);
  return (await messageOf(trx, id, key)) as DeskMessage;
}

async function messageOf(db: Db, feedbackId: number, key: string): Promise<DeskMessage | undefined> {
  const row = await db
    .selectFrom('feedback_message')
    .select('id')
    .where('feedback_id', '=', feedbackId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  return (await messagesOf(db, feedbackId, { after: row.id - 1, before: row.id + 1 }))[0];
}

const ofMember = (db: Db, memberId: number) =>
  db.selectFrom('feedback').select('id').where('member_id', '=', memberId).where('type_id', '=', DESK_TYPE);

/** The conversation of a member, if there is one. */
export async function deskOf(db: Db, memberId: number): Promise<number | undefined> {
  const row = await ofMember(db, memberId).orderBy('id').limit(1).executeTakeFirst();
  return row?.id;
}

interface Reading {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** What was sent once more, because its answer was lost. */
export async function sentToDesk(db: Db, memberId: number, key: string): Promise<DeskMessage | undefined> {
  const id = await deskOf(db, memberId);
  return id === undefined ? undefined : messageOf(db, id, key);
}

/** Reading the newest marks the answers as read. */
export async function readDesk(
  db: Db,
  memberId: number,
  reading: Reading,
): Promise<{ messages: DeskMessage[]; hasMore: boolean }> {
  const id = await deskOf(db, memberId);
  if (id === undefined) return { messages: [], hasMore: false };
  if (reading.before === undefined)
    await db
      .updateTable('feedback')
      .set({ unread: false })
      .where('id', '=', id)
      .where('unread', '=', true)
      .execute();
  const found = await messagesOf(db, id, { ...reading, limit: PAGE + 1 });
  return { messages: found.slice(-PAGE), hasMore: found.length > PAGE };
}

export async function hasDeskAnswer(db: Db, memberId: number): Promise<boolean> {
  return (await ofMember(db, memberId).where('unread', '=', true).executeTakeFirst()) !== undefined;
}

export interface Waiting {
  readonly id: number;
  readonly memberId: number | null;
  readonly since: number;
}

/** Who waits longest comes first. */
export async function whoWaits(db: Db): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'member_id'])
    .select(sql<Date>`coalesce(asked_at, created_at)`.as('since'))
    .where('type_id', '=', DESK_TYPE)
    .where('status', '=', 0)
    .orderBy('since')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id, member_id: memberId, since }) => ({ id, memberId, since: epochSeconds(since) }));
}

/** Messages of the desk are kept for a year, with their pictures. */
export async function forgetOldDeskMessages(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom('feedback_message')
    .select('id')
    .where('key', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - YEAR_MS));
  await db.deleteFrom('uploaded_image').where('message_id', 'in', old).execute();
  await db.deleteFrom('feedback_message').where('id', 'in', old).execute();
}
