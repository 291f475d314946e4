// Feedback: what somebody sends, what the staff answers, and what its member reads.
import type { AppConfig } from '#src/contract/config.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import { trimmedMessage } from '#src/lib/text/message.ts';
import {
  FEEDBACK_CLOSED,
  INVALID_FIELDS,
  NOT_FOUND,
  TOO_MANY_IMAGES,
  TOO_MANY_OPEN_FEEDBACKS,
  type TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import { DESK_TYPE, type FeedbackDetail, type FeedbackRow } from '#src/contract/support.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { areOwn, attach } from './images.ts';
import { addMessage, messagesOf } from './messages.ts';
import { countSending, type Sender } from './quota.ts';

/** How many feedbacks of one sender may wait for an answer. */
const OPEN_MAX = 5;
const SUMMARY_MAX = 80;

export interface NewFeedback {
  readonly typeId: number;
  readonly content: string;
  readonly imageIds: readonly string[];
  readonly contact?: string | undefined;
}

type Rules = AppConfig['feedbackConfig'];
type FeedbackRefusal = Refusal<
  typeof INVALID_FIELDS | typeof TOO_MANY_IMAGES | typeof TOO_MANY_OPEN_FEEDBACKS | typeof TOO_MANY_REQUESTS
>;

export async function addFeedback(
  trx: Trx,
  feedback: NewFeedback,
  { sender, rules }: { sender: Sender; rules: Rules },
): Promise<number | FeedbackRefusal> {
  const wrong = refuseFields(feedback, rules) ?? (await refuseSender(trx, sender));
  if (wrong) return wrong;
  const { typeId, imageIds, contact = '' } = feedback;
  if (!(await areOwn(trx, imageIds, sender)))
    return refuse(INVALID_FIELDS, { fields: { imageIds: 'pattern' } });
  const { memberId, fingerprint, address, now } = sender;
  const { id } = await trx
    .insertInto('feedback')
    .values({
      ...{ member_id: memberId, fingerprint, address, type_id: typeId, contact },
      ...{ created_at: now, asked_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const content = trimmedMessage(feedback.content);
  await attach(trx, imageIds, await addMessage(trx, id, { sender: 'member', content, now }));
  return id;
}

function refuseFields({ typeId, content, imageIds }: NewFeedback, rules: Rules): FeedbackRefusal | null {
  if (typeId === DESK_TYPE || (rules.typeList.length > 0 && !rules.typeList.some(({ id }) => id === typeId)))
    return refuse(INVALID_FIELDS, { fields: { typeId: 'pattern' } });
  const wrong = refuseText(content, rules.maxLength);
  if (wrong) return wrong;
  if (imageIds.length > rules.imagesLimit) return refuse(TOO_MANY_IMAGES);
  const isRepeated = new Set(imageIds).size < imageIds.length;
  return isRepeated ? refuse(INVALID_FIELDS, { fields: { imageIds: 'pattern' } }) : null;
}

function refuseText(content: string, max: number): Refusal<typeof INVALID_FIELDS> | null {
  if (trimmedMessage(content) === '') return refuse(INVALID_FIELDS, { fields: { content: 'required' } });
  return content.length > max ? refuse(INVALID_FIELDS, { fields: { content: 'tooLong' } }) : null;
}

async function refuseSender(trx: Trx, sender: Sender): Promise<FeedbackRefusal | null> {
  // First, so that what the same sender sends meanwhile is not counted at the same time.
  const tooMany = await countSending(trx, 'feedback', sender);
  if (tooMany) return tooMany;
  const { memberId, fingerprint } = sender;
  const { open } = await trx
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('status', '=', 0)
    .where('type_id', '!=', DESK_TYPE)
    .where((eb) =>
      memberId === null
        ? eb.and([eb('member_id', 'is', null), eb('fingerprint', '=', fingerprint)])
        : eb('member_id', '=', memberId),
    )
    .executeTakeFirstOrThrow();
  return Number(open) >= OPEN_MAX ? refuse(TOO_MANY_OPEN_FEEDBACKS) : null;
}

export async function feedbackListOf(
  db: Db,
  memberId: number,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const own = db.selectFrom('feedback').where('member_id', '=', memberId).where('type_id', '!=', DESK_TYPE);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['id', 'type_id', 'status', 'unread', 'created_at'])
    .select((eb) =>
      eb
        .selectFrom('feedback_message')
        .select('content')
        .whereRef('feedback_id', '=', 'feedback.id')
        .orderBy('feedback_message.id')
        .limit(1)
        .as('content'),
    )
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map(
    ({ id, type_id: typeId, status, unread, created_at: at, content }): FeedbackRow => ({
      ...{ id, typeId, status, unread },
      summary: summaryOf(content ?? ''),
      time: epochSeconds(at),
    }),
  );
  return { list, page, pageSize, total: Number(total), hasMore: page * pageSize < total };
}

/** Whole characters, in one line. */
function summaryOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ');
  const summary = cutText(line, SUMMARY_MAX);
  return summary === line ? line : `${summary}…`;
}

/** Opening it marks its answers as read. Another member's is as unknown as one that does not exist. */
export async function openFeedback(
  db: Db,
  memberId: number,
  id: number,
): Promise<FeedbackDetail | Refusal<typeof NOT_FOUND>> {
  const row = await db
    .updateTable('feedback')
    .set({ unread: false })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('type_id', '!=', DESK_TYPE)
    .returning(['type_id', 'status'])
    .executeTakeFirst();
  if (!row) return refuse(NOT_FOUND);
  return { id, typeId: row.type_id, status: row.status, messages: await messagesOf(db, id) };
}

interface Reply {
  readonly id: number;
  readonly content: string;
}

/** Another message of its member, who waits for an answer again. */
export async function replyToFeedback(
  trx: Trx,
  { id, content }: Reply,
  { sender, rules }: { sender: Sender & { readonly memberId: number }; rules: Rules },
): Promise<
  | FeedbackDetail
  | Refusal<typeof NOT_FOUND | typeof FEEDBACK_CLOSED | typeof INVALID_FIELDS | typeof TOO_MANY_REQUESTS>
> {
  const { memberId, now } = sender;
  const wrong = refuseText(content, rules.maxLength) ?? (await countSending(trx, 'feedback', sender));
  if (wrong) return wrong;
  const row = await trx
    .selectFrom('feedback')
    .select('status')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('type_id', '!=', DESK_TYPE)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse(NOT_FOUND);
  if (row.status === 2) return refuse(FEEDBACK_CLOSED);
  await addMessage(trx, id, { sender: 'member', content: trimmedMessage(content), now });
  await askAgain(trx, id, now);
  return openFeedback(trx, memberId, id);
}

/** Whoever waits already has waited since then. */
export const askAgain = (trx: Trx, id: number, now: Date) =>
  sql`update feedback set status = 0,
    asked_at = case when status = 0 then coalesce(asked_at, created_at) else ${now} end
    where id = ${id}`.execute(trx);
