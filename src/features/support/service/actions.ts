// The entries of customer service, and the online service among them.
import { type CustomerServiceEntry, DESK, ONLINE_SERVICE, supportCalls } from '#src/contract/support.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { database } from '#src/data/db/database.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { keepDesk } from '#src/data/support/conversation.ts';

export const refreshServices = joined('services', async () => {
  const { memberId } = session.peek();
  const reply = await request(supportCalls.getCustomerServices, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const { appCustomerServiceQueue: entries, desk } = reply.data;
  await writeMember(memberId, ['snapshots'], async (db) => {
    const value = [...entries].sort((a, b) => a.sort - b.sort);
    await db.snapshots.put({ memberId, name: 'services', value, readAt: Date.now() });
    if (desk) await keepDesk(db, memberId, { messages: [], desk });
  });
  return DONE;
});

/** As stored; on a first visit as the platform answers. */
export async function hasOnlineService(): Promise<boolean> {
  if (!(await storedServices())) await refreshServices();
  return onlineService((await storedServices()) ?? []) !== undefined;
}

/** `undefined` if there is none; the stored entries count where the platform does not answer. */
export async function findOnlineService(): Promise<OnlineService | undefined> {
  await refreshServices();
  return onlineService((await storedServices()) ?? []);
}

async function storedServices(): Promise<readonly CustomerServiceEntry[] | undefined> {
  const { db } = await database();
  return (await readSnapshot(db, session.peek().memberId, 'services'))?.value;
}

/** A vendor's chat lies in a document of another origin than ours. */
export type OnlineService = { readonly isDesk: true } | VendorChat;

export interface VendorChat {
  readonly isDesk: false;
  readonly address: string;
  readonly origin: string;
}

/** The first of the entries that this version can open. */
export function onlineService(entries: readonly CustomerServiceEntry[]): OnlineService | undefined {
  for (const { itemType, param1, url = '' } of entries) {
    if (itemType !== ONLINE_SERVICE) continue;
    if (param1 === DESK) return { isDesk: true };
    if (!URL.canParse(url)) continue;
    const { origin } = new URL(url);
    if (origin.startsWith('http') && origin !== location.origin)
      return { isDesk: false, address: url, origin };
  }
  return undefined;
}
