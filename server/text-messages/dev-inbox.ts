// Replaces a gateway: messages are kept for a day and shown on a page of the platform.
import type { Db, Row } from '../store/tables.ts';
import type { TextMessages } from './text-messages.ts';

const DAY_MS = 86_400_000;
const SHOWN = 50;

export const outbox: TextMessages = {
  async send(trx, { to, text, isDecoy, now }) {
    await trx
      .insertInto('text_message')
      .values({ mobile: to, text, is_decoy: isDecoy, sent_at: now })
      .execute();
  },
};

export type ShownMessage = Pick<Row<'text_message'>, 'id' | 'mobile' | 'text' | 'sent_at'>;

/** Newest first. */
export async function messagesToShow(db: Db): Promise<ShownMessage[]> {
  return db
    .selectFrom('text_message')
    .select(['id', 'mobile', 'text', 'sent_at'])
    .where('is_decoy', '=', false)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export async function forgetOldMessages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('text_message')
    .where('sent_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
}
