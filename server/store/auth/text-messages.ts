// Text messages that no gateway sends: they are kept for a day, and shown on a page of the platform.
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { dayBefore } from '../../time/time.ts';

const SHOWN = 50;

/** A decoy is stored, so that it takes the same time, and never shown. */
export async function keepMessage(
  trx: Trx,
  { to, text, isDecoy, now }: { to: string; text: string; isDecoy: boolean; now: Date },
): Promise<void> {
  await trx
    .insertInto('text_message')
    .values({ mobile: to, text, is_decoy: isDecoy, sent_at: now })
    .execute();
}

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
  await db.deleteFrom('text_message').where('sent_at', '<=', dayBefore(now)).execute();
}
