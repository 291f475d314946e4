// Uploaded pictures: encoded anew, so that neither metadata nor anything but pixels is kept.
import sharp from 'sharp';
import { IMAGE_TOO_LARGE, IMAGE_TYPE_REFUSED, type TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { newSecret } from '../../secrets.ts';
import type { Db, Trx } from '../tables.ts';
import { type Sender, tooManyOf } from './quota.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp']);
const MIMES = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** Characters of base64, as the contract says: about 150 KB of picture. */
const BASE64_MAX = 200 * 1024;
const PIXELS_MAX = 24_000_000;
const SIDE_MAX = 2048;
const QUALITY = 80;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A day. */
const QUOTA = { perSender: 60, perAddress: 600 };

const PREFIX = '/uploads/';
export const imageAddress = (id: string): string => `${PREFIX}${id}.webp`;

export async function readImage(
  mime: string,
  base64: string,
): Promise<Buffer | Refusal<typeof IMAGE_TYPE_REFUSED | typeof IMAGE_TOO_LARGE>> {
  if (!MIMES.has(mime)) return refuse(IMAGE_TYPE_REFUSED);
  if (base64.length > BASE64_MAX) return refuse(IMAGE_TOO_LARGE);
  if (!BASE64.test(base64)) return refuse(IMAGE_TYPE_REFUSED);
  try {
    const image = sharp(Buffer.from(base64, 'base64'), { limitInputPixels: false });
    const { format, width, height } = await image.metadata();
    if (!FORMATS.has(format)) return refuse(IMAGE_TYPE_REFUSED);
    if (width * height > PIXELS_MAX) return refuse(IMAGE_TOO_LARGE);
    const upright = image.rotate().resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true });
    return await upright.webp({ quality: QUALITY }).toBuffer();
  } catch {
    return refuse(IMAGE_TYPE_REFUSED);
  }
}

export async function refuseUpload(
  db: Db,
  sender: Sender,
): Promise<Refusal<typeof TOO_MANY_REQUESTS> | null> {
  return tooManyOf(db, 'uploaded_image', { sender, quota: QUOTA });
}

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
