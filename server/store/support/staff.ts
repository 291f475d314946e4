// What the staff does with feedback.
import { epochSeconds } from '../../time.ts';
import type { Db } from '../tables.ts';
import { addMessage, messagesOf } from './feedback.ts';
import { inTransaction } from '../transaction.ts';

export interface OpenFeedback {
  readonly id: number;
  readonly memberId: number | null;
  readonly typeId: number;
  readonly status: 0 | 1 | 2;
  readonly contact: string;
  readonly time: number;
}

/** The oldest first; `isOpen` leaves closed ones out. */
export async function feedbackForStaff(db: Db, isOpen: boolean): Promise<OpenFeedback[]> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll()
    .where('status', 'in', isOpen ? [0, 1] : [0, 1, 2])
    .orderBy('status')
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id, member_id: memberId, type_id: typeId, status, contact, created_at: at }) => ({
    ...{ id, memberId, typeId, status, contact },
    time: epochSeconds(at),
  }));
}

export const conversation = (db: Db, id: number) => messagesOf(db, id);

export type Handled = 'done' | 'unknown' | 'closed';

export const answerFeedback = (
  db: Db,
  id: number,
  answer: { content: string; now: Date },
): Promise<Handled> => handle(db, id, { status: 1, ...answer });

export const closeFeedback = (db: Db, id: number, now: Date): Promise<Handled> =>
  handle(db, id, { status: 2, now });

function handle(
  db: Db,
  id: number,
  { status, content, now }: { status: 1 | 2; content?: string; now: Date },
): Promise<Handled> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('feedback')
      .select('status')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown';
    if (row.status === 2) return 'closed';
    if (content !== undefined) await addMessage(trx, id, { sender: 'staff', content, now });
    const unread = content === undefined ? {} : { unread: true };
    await trx
      .updateTable('feedback')
      .set({ status, ...unread })
      .where('id', '=', id)
      .execute();
    return 'done';
  });
}
