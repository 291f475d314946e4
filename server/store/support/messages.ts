// Messages of feedback and of the desk, with their pictures.
import type { DeskMessage } from '#src/contract/support.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { imageAddress } from './images.ts';

/** How many messages of a conversation are read at once. */
const MESSAGES_MAX = 200;

interface NewMessage {
  readonly sender: 'member' | 'staff';
  readonly content: string;
  readonly now: Date;
  /** The idempotency key of a message of the desk. */
  readonly key?: string;
}

export async function addMessage(trx: Trx, feedbackId: number, message: NewMessage): Promise<number> {
  const { sender, content, now, key = null } = message;
  const { id } = await trx
    .insertInto('feedback_message')
    .values({ feedback_id: feedbackId, sender, content, created_at: now, key })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Which {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit?: number;
}

/** The oldest first; the newest ones if there are too many. */
export async function messagesOf(
  db: Db,
  feedbackId: number,
  { after, before, limit = MESSAGES_MAX }: Which = {},
): Promise<DeskMessage[]> {
  const newest = db
    .selectFrom('feedback_message')
    .select(['id', 'sender', 'content', 'created_at'])
    .where('feedback_id', '=', feedbackId)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0));
  const messages = (await newest.orderBy('id', 'desc').limit(limit).execute()).reverse();
  const ids = messages.map(({ id }) => id);
  const images =
    ids.length === 0
      ? []
      : await db
          .selectFrom('uploaded_image')
          .select(['id', 'message_id'])
          .where('message_id', 'in', ids)
          .orderBy('place')
          .execute();
  return messages.map(({ id, sender, content, created_at: at }) => ({
    ...{ id, from: sender, content },
    images: images.filter((image) => image.message_id === id).map((image) => imageAddress(image.id)),
    time: epochSeconds(at),
  }));
}
