// What the staff does with feedback.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { epochSeconds } from '../../time/time.ts';
import type { Db } from '../../database/tables/tables.ts';
import { DESK_TYPE } from '#src/contract/support.ts';
import { addMessage, messagesOf } from './messages.ts';
import { inTransaction } from '../../database/transaction.ts';

export interface OpenFeedback {
  readonly id: number;
  readonly memberId: number | null;
  readonly typeId: number;
  readonly status: 0 | 1 | 2;
  readonly contact: string;
  readonly time: number;
}

/** Who waits longest comes first; `isOpen` leaves closed ones out. */
export async function feedbackForStaff(db: Db, isOpen: boolean): Promise<OpenFeedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll()
    .where('status', 'in', isOpen ? [0, 1] : [0, 1, 2])
    .where('type_id', '!=', DESK_TYPE)
    .orderBy('status')
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id, member_id: memberId, type_id: typeId, status, contact, created_at: at }) => ({
    ...{ id, memberId, typeId, status, contact },
    time: epochSeconds(at),
  }));
}

export const conversation = (db: Db, id: number) => messagesOf(db, id);

/** Whose conversation at the desk it is; `undefined` if it is feedback. */
export async function deskMemberOf(db: Db, id: number): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('feedback')
    .select(['member_id', 'type_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.type_id === DESK_TYPE ? row.member_id : undefined;
}

export type FeedbackResult = 'done' | 'unknown' | 'closed';

export const answerFeedback = (
  db: Db,
  id: number,
  answer: { content: string; now: Date },
): Promise<FeedbackResult> => handle(db, id, { status: 1, ...answer });

export const closeFeedback = (db: Db, id: number, now: Date): Promise<FeedbackResult> =>
  handle(db, id, { status: 2, now });

function handle(
  db: Db,
  id: number,
  { status, content, now }: { status: 1 | 2; content?: string; now: Date },
): Promise<FeedbackResult> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('feedback')
      .select(['status', 'type_id', 'member_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown';
    const isDesk = row.type_id === DESK_TYPE;
    // At the desk it means that no answer is owed, unless its member is gone.
    if (row.status === 2 && !(isDesk && row.member_id !== null)) return 'closed';
    // With a key it is kept as long as what it answers.
    const key = isDesk ? { key: randomUUID() } : {};
    if (content !== undefined) await addMessage(trx, id, { sender: 'staff', content, now, ...key });
    const unread = content === undefined ? {} : { unread: true };
    await trx
      .updateTable('feedback')
      .set({ status, asked_at: null, ...unread })
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}
