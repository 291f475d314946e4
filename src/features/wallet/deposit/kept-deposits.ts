// Deposits that this device has requested, stored so that waiting for a payment survives closing the app.
import type { RechargeStatus } from '#src/contract/wallet.ts';
import type { KeptDeposit } from '#src/data/member/rows.ts';
import { changeSnapshot } from '#src/data/member/snapshots.ts';
import { storeBalance } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/member/write.ts';

/** The oldest ones go first. */
const KEPT_MAX = 10;

/** One that is stored already is left as it is: more may be known of it by now. */
export async function keepDeposit(memberId: number, deposit: KeptDeposit): Promise<void> {
  await change(memberId, (all) =>
    all.some(({ orderId }) => orderId === deposit.orderId) ? [...all] : [deposit, ...all],
  );
}

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

async function change(memberId: number, how: (all: readonly KeptDeposit[]) => KeptDeposit[]): Promise<void> {
  await changeSnapshot(memberId, 'deposits', (all = []) => how(all).slice(0, KEPT_MAX));
}
