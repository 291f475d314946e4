// Fetches the conversation with the desk: what is new, or what is older than the kept messages.
import { supportCalls } from '#src/contract/support.ts';
import { DONE, joined, type RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { database } from '#src/data/db/database.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { keepDesk } from '#src/data/support/conversation.ts';

export const refreshDesk = joined('desk', async () => {
  const readTo = (await kept())?.readTo ?? 0;
  return read(readTo === 0 ? {} : { after: readTo });
});

export const olderMessages = async (): Promise<RefreshResult> => {
  const oldest = (await kept())?.messages[0]?.id;
  return oldest === undefined ? DONE : read({ before: oldest });
};

async function kept() {
  const { db } = await database();
  return (await readSnapshot(db, session.peek().memberId, 'desk'))?.value;
}

async function read(which: { readonly after?: number; readonly before?: number }): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.deskHistory, which, { isQuiet: true });
  if (!reply.ok) return reply;
  const { messages, hasMore, desk } = reply.data;
  // More has come than one answer holds: what lies between the kept messages and these is read as older ones.
  const isAnew = which.after !== undefined && hasMore;
  const older = which.after === undefined || isAnew ? { hasMore } : {};
  const newest = which.before === undefined ? messages.at(-1)?.id : undefined;
  await writeMember(memberId, ['snapshots'], (db) =>
    keepDesk(db, memberId, { messages, desk, isAnew, readTo: newest, ...older }),
  );
  return DONE;
}
