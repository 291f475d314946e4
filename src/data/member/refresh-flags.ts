import { lobbyCalls } from '#src/contract/lobby.ts';
import { DONE, joined } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { writeMember } from '../db/write.ts';

/** The six award flags. */
export const refreshFlags = joined('flags', async () => {
  const { memberId } = session.peek();
  const reply = await request(lobbyCalls.activityGetStatusList, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  await writeMember(memberId, ['members'], (db) => db.members.update(memberId, { flags: reply.data }));
  return DONE;
});
