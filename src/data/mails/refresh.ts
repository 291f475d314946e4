// Fetches mails into the database.
import { MAIL_UNKNOWN } from '#src/contract/errors.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { platformTime } from '../api/clock.ts';
import { DONE, joined, type RefreshResult } from '../api/joined.ts';
import { request } from '../api/request.ts';
import type { KeptInbox } from '../db/tables/rows.ts';
import { writeMember } from '../db/write.ts';
import { session } from '../session/session.ts';
import { noteAwards } from './note-awards.ts';
import { PAGE_SIZE, storeGoneMail, storeInboxPage, storeMailText } from './store.ts';

/** The newest mails. */
export const refreshInbox = joined('inbox', () => readPage(1));

/** The page after the stored ones. */
export const moreMails = ({
  nextPage,
  endTime,
}: Pick<KeptInbox, 'nextPage' | 'endTime'>): Promise<RefreshResult> =>
  joined(`inbox ${nextPage}`, () => readPage(nextPage, endTime))();

async function readPage(page: number, endTime?: number): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const reply = await request(mailCalls.getMail2, { page, pageSize: PAGE_SIZE, endTime }, { isQuiet: true });
  if (!reply.ok) return reply;
  const newest = endTime ?? reply.data.list[0]?.time ?? platformTime();
  await writeMember(memberId, ['mails', 'snapshots', 'members', 'mutations'], async (db) => {
    await storeInboxPage(db, memberId, { ...reply.data, page, endTime: newest });
    await noteAwards(db, memberId);
  });
  return DONE;
}

/** A mail that no longer exists is stored as such, and is no failure. */
export const refreshMail = (id: number): Promise<RefreshResult> =>
  joined(`mail ${id}`, async () => {
    const { memberId } = session.peek();
    const reply = await request(mailCalls.getMailDetail, { id }, { isQuiet: true });
    const isUnknown = !reply.ok && reply.kind === 'refused' && reply.errcode === MAIL_UNKNOWN;
    if (!reply.ok && !isUnknown) return reply;
    await writeMember(memberId, ['mails', 'mailTexts', 'members'], (db) =>
      reply.ok ? storeMailText(db, memberId, reply.data) : storeGoneMail(db, memberId, id),
    );
    return DONE;
  })();
