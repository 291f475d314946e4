// Stores what the platform says about mails. Called within `writeMember`, or when a queued mutation ends.
import type { Call, Reply } from '#src/contract/call.ts';
import { ATTACHMENT_RECEIVED, MAIL_UNKNOWN } from '#src/contract/errors.ts';
import type { MailDetail, mailCalls, MailRow } from '#src/contract/mail.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import type { KeptInbox, MailHeadRow } from '../db/tables/rows.ts';
import { readSnapshot } from '../db/snapshots.ts';

export const PAGE_SIZE = 50;

/** Texts that are stored for each member; those that were opened longest ago are deleted first. */
const MOST_TEXTS = 300;

type Key = [memberId: number, id: number];

/** One page as the platform sent it. */
export interface InboxPage {
  readonly list: readonly MailRow[];
  readonly page: number;
  readonly hasMore: boolean;
  readonly total: number;
  readonly unread: number;
}

const EVER = Number.POSITIVE_INFINITY;

/** Mails between two moments, without those of the moments themselves. */
const between = (db: HalcyonDb, memberId: number, [after, before]: readonly [number, number]) =>
  db.mails
    .where('[memberId+time+id]')
    .between([memberId, after, EVER], [memberId, before, -EVER], false, false);

/** The page replaces what is stored of its time, so that a mail that was deleted elsewhere goes. */
export async function storeInboxPage(
  db: HalcyonDb,
  memberId: number,
  { endTime, ...page }: InboxPage & { readonly endTime: number },
): Promise<void> {
  const { list } = page;
  const range = await rangeOf(db, memberId, page);
  const doomed = await idsBeingDeleted(db, memberId);
  const heads = list.filter(({ id }) => !doomed.has(id)).map((row) => headOf(memberId, row));
  const listed = new Set(heads.map(({ id }) => id));
  const stored = range ? await between(db, memberId, range).primaryKeys() : [];
  await db.mails.bulkDelete(stored.filter(([, id]) => !listed.has(id)));
  await db.mails.bulkPut(heads);
  await storeProgress(db, memberId, { ...page, endTime });
  await storeUnread(db, memberId, page.unread);
}

/** What the page is complete for; `undefined` for a page of nothing that others follow. */
async function rangeOf(
  db: HalcyonDb,
  memberId: number,
  { list, page, hasMore }: InboxPage,
): Promise<readonly [after: number, before: number] | undefined> {
  const [first, last] = [list[0], list.at(-1)];
  const before = page === 1 ? EVER : (first?.time ?? EVER);
  if (!hasMore || !last) return page === 1 || !hasMore ? [-EVER, before] : undefined;
  const isConnected = page > 1 || (await db.mails.get([memberId, last.id])) !== undefined;
  // Between the newest page and older ones there may be mails that the device does not know.
  return [isConnected ? last.time : -EVER, before];
}

const headOf = (memberId: number, row: MailRow): MailHeadRow => ({
  ...row,
  memberId,
  claimable: row.hasAward && !row.received ? 1 : 0,
});

/** Every queued deletion names its mails. */
async function idsBeingDeleted(db: HalcyonDb, memberId: number): Promise<ReadonlySet<unknown>> {
  const rows = await db.mutations.where({ memberId }).toArray();
  const inputs = rows.filter(({ call }) => call === 'delMail').map(({ input }) => input);
  return new Set(inputs.flatMap((input) => idsOf(input)));
}

const idsOf = (input: object | undefined): readonly unknown[] => {
  const { ids = [] } = (input ?? {}) as { readonly ids?: readonly unknown[] };
  return ids;
};

/** After the first page the stored ones are counted; more than there are means that some were deleted elsewhere. */
async function storeProgress(
  db: HalcyonDb,
  memberId: number,
  { page, hasMore, total, endTime }: InboxPage & { readonly endTime: number },
): Promise<void> {
  const count = await db.mails.where({ memberId }).count();
  const isFirst = page === 1;
  const isWhole = !hasMore || (isFirst && count === total);
  const known = count > total ? PAGE_SIZE : count;
  const nextPage = isFirst ? Math.floor(known / PAGE_SIZE) + 1 : page + 1;
  const value: KeptInbox = { endTime, nextPage: Math.max(2, nextPage), hasMore: !isWhole };
  await db.snapshots.put({ memberId, name: 'inbox', value, readAt: Date.now() });
}

async function storeUnread(db: HalcyonDb, memberId: number, unread: number): Promise<void> {
  await db.members.update(memberId, { unreadMail: unread });
}

async function lowerUnread(db: HalcyonDb, memberId: number, by: number): Promise<void> {
  const member = await db.members.get(memberId);
  if (member && by > 0) await storeUnread(db, memberId, Math.max(0, member.unreadMail - by));
}

/** Opening a mail marks it as read. */
export async function storeMailText(db: HalcyonDb, memberId: number, text: MailDetail): Promise<void> {
  const { id, received } = text;
  await db.mailTexts.put({ ...text, memberId, readAt: Date.now() });
  await forgetOldTexts(db, memberId);
  const head = await db.mails.get([memberId, id]);
  if (!head) return;
  await db.mails.put(headOf(memberId, { ...head, read: true, received }));
  if (!head.read) await lowerUnread(db, memberId, 1);
}

async function forgetOldTexts(db: HalcyonDb, memberId: number): Promise<void> {
  const texts = db.mailTexts.where('[memberId+readAt]').between([memberId, -EVER], [memberId, EVER]);
  const count = await texts.count();
  if (count > MOST_TEXTS) await texts.limit(count - MOST_TEXTS).delete();
}

/** The platform does not have it any more. A screen that shows it says so, in every tab. */
export async function storeGoneMail(db: HalcyonDb, memberId: number, id: number): Promise<void> {
  await removeMails(db, memberId, [id]);
  await db.mailTexts.put({
    ...{ memberId, id, title: '', content: '', awards: [], read: true, received: false, time: 0 },
    ...{ isGone: true, readAt: Date.now() },
  });
}

export async function removeMails(db: HalcyonDb, memberId: number, ids: readonly number[]): Promise<void> {
  const keys = ids.map((id): Key => [memberId, id]);
  const heads = await db.mails.bulkGet(keys);
  await db.mails.bulkDelete(keys);
  await db.mailTexts.bulkDelete(keys);
  await lowerUnread(db, memberId, heads.filter((head) => head?.read === false).length);
}

/** The platform's next pages move up by what was deleted. */
export async function rewindInbox(db: HalcyonDb, memberId: number): Promise<void> {
  const row = await readSnapshot(db, memberId, 'inbox');
  if (!row) return;
  const nextPage = Math.max(2, row.value.nextPage - 1);
  await db.snapshots.put({ ...row, value: { ...row.value, nextPage } });
}

type ReceiveReply = Reply<typeof mailCalls.receiveMail>;

/** What the answer to a claim says about its mails. */
export async function noteReceiving(
  db: HalcyonDb,
  { memberId, input }: { readonly memberId: number; readonly input: object },
  reply: Reply<Call>,
): Promise<void> {
  const answer = reply as ReceiveReply;
  if (answer.ok) return markReceived(db, memberId, answer.data.ids);
  const { id } = input as { readonly id?: number };
  if (answer.kind !== 'refused' || id === undefined) return;
  if (answer.errcode === ATTACHMENT_RECEIVED) await markReceived(db, memberId, [id]);
  if (answer.errcode === MAIL_UNKNOWN) await storeGoneMail(db, memberId, id);
}

async function markReceived(db: HalcyonDb, memberId: number, ids: readonly number[]): Promise<void> {
  const keys = ids.map((id): Key => [memberId, id]);
  const heads = (await db.mails.bulkGet(keys)).filter((head) => head !== undefined);
  await db.mails.bulkPut(heads.map((head) => headOf(memberId, { ...head, read: true, received: true })));
  for (const key of keys) await db.mailTexts.update(key, { received: true });
  await lowerUnread(db, memberId, heads.filter(({ read }) => !read).length);
}
