// Coupons and other things that the member holds.
import { walletCalls } from '#src/contract/wallet.ts';
import { DONE, joined } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { storeSnapshot } from '../db/snapshots.ts';

/** The platform's largest page holds more than anybody has. */
export const refreshItems = joined('items', async () => {
  const { memberId } = session.peek();
  const reply = await request(walletCalls.appUserItemList, { page: 1, pageSize: 50 }, { isQuiet: true });
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'items', value: reply.data.list });
  return DONE;
});
