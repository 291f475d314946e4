// Requests withdrawals. The amount leaves the balance with the request, and only the operator gives it back.
import { withdrawCalls } from '#src/contract/wallet/withdraw.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { storeBalance } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';
import { type MoneyResult, type MoneyCall, mutateMoney } from '#src/data/mutations/money.ts';
import { refreshExchange } from '../exchange.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';

export type ExchangeCall = typeof withdrawCalls.exchange;

export interface WithdrawInput {
  /** The name of the method. */
  readonly name: string;
  /** Hundredths. */
  readonly amount: number;
  readonly bankId: number;
  /** Empty if none is asked for. */
  readonly safeboxPassword: string;
}

export const withdrawMoney: MoneyCall<ExchangeCall> = { call: withdrawCalls.exchange, keep };

export const withdraw = ({ safeboxPassword, ...input }: WithdrawInput) =>
  mutateMoney(
    withdrawMoney,
    { ...input, ...(safeboxPassword !== '' && { safeboxPassword }) },
    [input.name, input.amount, input.bankId].join(' '),
  );

/** Without the order, because its answer was lost, the platform's list has it. */
async function keep({ data }: MoneyResult<ExchangeCall>, memberId: number): Promise<boolean> {
  if (!data) return (await refreshExchange()).ok;
  const { order, coin, balanceSeq } = data;
  const callSeq = nextCallSeq();
  await writeMember(memberId, ['snapshots', 'balances'], async (db) => {
    await storeBalance(db, memberId, { coin, balanceSeq, callSeq });
    const row = await readSnapshot(db, memberId, 'exchange');
    if (!row) return;
    const others = row.value.pendingList.filter(({ orderId }) => orderId !== order.orderId);
    await db.snapshots.put({ ...row, value: { ...row.value, coin, pendingList: [order, ...others] } });
  });
  return true;
}
