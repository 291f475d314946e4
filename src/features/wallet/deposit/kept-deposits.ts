// Deposits of the member, from any device, stored so that waiting for a payment survives closing the app.
import type { RechargeStatus } from '#src/contract/wallet.ts';
import type { KeptDeposit } from '#src/data/db/tables/rows.ts';
import { changeSnapshot } from '#src/data/db/snapshots.ts';
import { storeBalance } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';

/** The oldest ones go first. */
const KEPT_MAX = 10;

/** Keeps the state of an order that is stored already, which may be newer. How it is paid may be news. */
export async function keepDeposit(memberId: number, deposit: KeptDeposit): Promise<void> {
  await change(memberId, (all) => {
    const kept = all.find(({ orderId }) => orderId === deposit.orderId);
    if (!kept) return [deposit, ...all];
    // Nothing is written at each answer that says the same.
    if (kept.expireTime === deposit.expireTime && kept.payUrl === deposit.payUrl) return null;
    return all.map((each) => (each === kept ? { ...deposit, ...kept, ...payingOf(deposit) } : each));
  });
}

/** Nothing is known if the answer to the order was lost. */
const payingOf = ({ payUrl, payInfo, expireTime }: KeptDeposit): Partial<KeptDeposit> =>
  expireTime > 0 ? { expireTime, ...(payUrl && { payUrl }), ...(payInfo && { payInfo }) } : {};

/** The deposit, if its status is news. */
export async function noteStatus(
  memberId: number,
  { orderId, status, amount, bonus, returned }: RechargeStatus,
): Promise<KeptDeposit | undefined> {
  let news: KeptDeposit | undefined;
  await change(memberId, (all) =>
    all.map((kept) => {
      if (kept.orderId !== orderId) return kept;
      const fresh = { ...kept, status, amount, bonus, returned };
      if (kept.status !== status) news = fresh;
      return fresh;
    }),
  );
  return news;
}

export const dropDeposit = (memberId: number, gone: string): Promise<void> =>
  change(memberId, (all) => all.filter(({ orderId }) => orderId !== gone));

export async function noteBalance(
  memberId: number,
  { coin, balanceSeq }: Pick<RechargeStatus, 'coin' | 'balanceSeq'>,
  callSeq: number,
): Promise<void> {
  await writeMember(memberId, ['balances'], (db) =>
    storeBalance(db, memberId, { coin, balanceSeq, callSeq }),
  );
}

async function change(
  memberId: number,
  how: (all: readonly KeptDeposit[]) => KeptDeposit[] | null,
): Promise<void> {
  await changeSnapshot(memberId, 'deposits', (all = []) => how(all)?.slice(0, KEPT_MAX) ?? null);
}
