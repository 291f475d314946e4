// Uploaded pictures as they are stored.
import { newSecret } from '../../secrets/secrets.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import type { Sender } from './quota.ts';
import { DAY_MS } from '../../time/time.ts';

const PREFIX = '/uploads/';
export const imageAddress = (id: string): string => `${PREFIX}${id}.webp`;

export async function keepImage(trx: Trx, sender: Sender, bytes: Buffer): Promise<string> {
  const id = newSecret();
  const { memberId, fingerprint, address, now } = sender;
  await trx
    .insertInto('uploaded_image')
    .values({ id, member_id: memberId, fingerprint, address, bytes, created_at: now })
    .execute();
  return id;
}

/** Whether all of them are the sender's and not sent yet; locks them until they are attached. */
export async function areOwn(trx: Trx, ids: readonly string[], sender: Sender): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await trx
    .selectFrom('uploaded_image')
    .select(['member_id', 'fingerprint'])
    .where('id', 'in', ids)
    .where('message_id', 'is', null)
    .forUpdate()
    .execute();
  const isOwn = (row: (typeof rows)[number]) =>
    row.member_id === null ? row.fingerprint === sender.fingerprint : row.member_id === sender.memberId;
  return rows.length === ids.length && rows.every(isOwn);
}

export async function attach(trx: Trx, ids: readonly string[], messageId: number): Promise<void> {
  for (const [place, id] of ids.entries()) {
    await trx
      .updateTable('uploaded_image')
      .set({ message_id: messageId, place })
      .where('id', '=', id)
      .execute();
  }
}

export async function imageBytes(db: Db, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('uploaded_image').select('bytes').where('id', '=', id).executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}

/** Pictures that were never sent, after two days: a draft may be finished tomorrow. */
export async function forgetUnsentImages(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('uploaded_image')
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - 2 * DAY_MS))
    .execute();
}
