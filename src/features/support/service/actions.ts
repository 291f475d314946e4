// The entries of customer service, and the document of the chat among them.
import { API_BASE } from '#src/contract/page/build-info.ts';
import { chatDocument } from '#src/contract/page/chat-messages.ts';
import { ONLINE_SERVICE, supportCalls } from '#src/contract/support.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { readMergedConfig } from '#src/data/config/merged.ts';
import { database } from '#src/data/db/database.ts';
import { readSnapshot, storeSnapshot } from '#src/data/member/snapshots.ts';
import { session } from '#src/data/session/session.ts';
import { language } from '#src/i18n/t.ts';

export const refreshServices = joined('services', async () => {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.getCustomerServices, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const value = [...reply.data.appCustomerServiceQueue].sort((a, b) => a.sort - b.sort);
  await storeSnapshot({ memberId, name: 'services', value });
  return DONE;
});

export type ChatDocument = ReturnType<typeof chatDocument>;

/** `undefined` if there is no online service; the stored entries count where the platform does not answer. */
export async function findChat(): Promise<ChatDocument | undefined> {
  await refreshServices();
  const { db } = await database();
  const { memberId } = session.peek();
  const kept = await readSnapshot(db, memberId, 'services');
  const chat = (await readMergedConfig(db, memberId))?.config.clientConfig.chat;
  const entry = kept?.value.find(({ itemType }) => itemType === ONLINE_SERVICE);
  if (!chat || !entry) return undefined;
  return chatDocument({
    chat,
    serviceId: entry.id,
    language: language.peek(),
    appOrigin: location.origin,
    platformOrigin: API_BASE || location.origin,
  });
}
