// Deletes mails: they leave the list at once, and a queued mutation deletes them on the platform.
import Dexie from 'dexie';
import { ATTACHMENT_NOT_RECEIVED } from '#src/contract/errors.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { writeMember } from '../db/write.ts';
import { flush } from '../mutations/flush.ts';
import type { QueuePolicy } from '../mutations/policies.ts';
import { enqueue } from '../mutations/queue.ts';
import { session } from '../session/session.ts';
import { refreshInbox } from './refresh.ts';
import { noteAwards } from './note-awards.ts';
import { removeMails, rewindInbox } from './store.ts';

/** The most that one call takes. */
const MOST_IDS = 50;

export const mailDeletion: QueuePolicy<typeof mailCalls.delMail> = {
  call: mailCalls.delMail,
  sameSubject: 'join',
  tables: (db) => [db.snapshots],
  async settle({ db, row: { memberId, input }, reply }) {
    const { ids } = input as { readonly ids: readonly number[] };
    if (reply.ok) await rewindInbox(db, memberId);
    // Kept because of an award that the device did not know of.
    const isKept = !reply.ok && reply.kind === 'refused' && reply.errcode === ATTACHMENT_NOT_RECEIVED;
    // Mails that are unknown to the platform are missing in the answer, too. Work outside this transaction.
    const isPartly = reply.ok && reply.data.ids.length < ids.length;
    if (isKept || isPartly) Dexie.ignoreTransaction(() => void refreshInbox());
    return isKept ? {} : undefined;
  },
};

/** `isForced`: awards that were not received are deleted with them. */
export async function deleteMails(ids: readonly number[], isForced: boolean): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['mails', 'mailTexts', 'members', 'mutations', 'snapshots'], async (db) => {
    await removeMails(db, memberId, ids);
    await noteAwards(db, memberId);
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const some = ids.slice(from, from + MOST_IDS);
      const input = isForced ? { ids: some, force: true } : { ids: some };
      await enqueue(db, { policy: mailDeletion, memberId, subject: some.join(' '), input });
    }
  });
  // On a dead line it waits.
  void flush({ isUrgent: true }).catch(() => {});
}
