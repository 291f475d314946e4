// What the platform says about withdrawing: amounts, methods, receiving accounts, requests.
import { type ExchangeOrder, withdrawCalls } from '#src/contract/wallet/withdraw.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { storeBalance } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { track } from '#src/tracking/track.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';
import { keepDeposit } from './deposit/kept-deposits.ts';

const PAID = 3;
const REFUSED = 4;

export const refreshExchange = joined('exchange', async () => {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(withdrawCalls.getExchange, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const { data } = reply;
  const { appUserBank, appUserBankList } = data;
  await writeMember(memberId, ['snapshots', 'balances', 'members'], async (db) => {
    const before = await readSnapshot(db, memberId, 'exchange');
    trackEnds(before?.value.pendingList ?? [], data.pendingList);
    await db.snapshots.put({ memberId, name: 'exchange', value: data, readAt: Date.now() });
    await storeBalance(db, memberId, { ...data, callSeq });
    await db.members.update(memberId, { appUserBank, appUserBankList });
  });
  // On a full device they come with the next answer.
  for (const { rechargeTypeId: methodId, ...order } of data.pendingDeposits ?? [])
    await keepDeposit(memberId, { ...order, methodId, status: 0 }).catch(() => {});
  return DONE;
});

/** Requests whose end this device learns of. */
function trackEnds(before: readonly ExchangeOrder[], after: readonly ExchangeOrder[]): void {
  for (const { orderId, name, status } of after) {
    const known = before.find((order) => order.orderId === orderId);
    if (!known || known.status >= PAID) continue;
    if (status === PAID) trackEnd(name, 'paid');
    if (status === REFUSED) trackEnd(name, 'returned');
  }
}

const trackEnd = (name: string, kind: 'paid' | 'returned'): void =>
  track('withdraw_settle', { eventInterfaceId: `withdraw.${name}`, eventProps: { result: kind } });
