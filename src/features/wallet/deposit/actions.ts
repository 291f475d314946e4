// Requests deposits, and asks what became of them. Only the platform credits anything.
import { walletCalls } from '#src/contract/wallet.ts';
import { request } from '#src/data/api/request.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { type MoneyResult, type MoneyCall, mutateMoney } from '#src/data/mutations/money.ts';
import { session } from '#src/data/session/session.ts';
import { openReward } from '#src/navigation/reward.ts';
import { track } from '#src/tracking/track.ts';
import { keepDeposit, noteBalance, noteStatus } from './kept-deposits.ts';

export type RechargeCall = typeof walletCalls.recharge;

export interface DepositInput {
  readonly methodId: number;
  /** Hundredths. */
  readonly amount: number;
  /** 0 = none. */
  readonly couponId: number;
  /** 0 = none. */
  readonly bankId: number;
}

export const depositMoney: MoneyCall<RechargeCall> = { call: walletCalls.recharge, keep };

export const deposit = (input: DepositInput) =>
  mutateMoney(
    depositMoney,
    {
      rechargeTypeId: input.methodId,
      amount: input.amount,
      ...(input.couponId > 0 && { couponId: input.couponId }),
      ...(input.bankId > 0 && { bankId: input.bankId }),
    },
    subjectOf(input),
  );

const subjectOf = ({ methodId, amount, couponId, bankId }: DepositInput): string =>
  [methodId, amount, couponId, bankId].join(' ');

async function keep(
  { data, requestId, subject }: MoneyResult<RechargeCall>,
  memberId: number,
): Promise<boolean> {
  const [methodId = 0, amount = 0] = subject.split(' ').map(Number);
  if (data) {
    const { orderId, expireTime, payUrl, payInfo } = data;
    const paying = { ...(payUrl && { payUrl }), ...(payInfo && { payInfo }) };
    await keepDeposit(memberId, { orderId, methodId, amount, bonus: 0, status: 0, expireTime, ...paying });
    return true;
  }
  if (requestId === undefined) return true;
  const reply = await request(walletCalls.rechargeStatus, { requestId }, { isQuiet: true });
  if (!reply.ok) return false;
  const { orderId, status, bonus } = reply.data;
  await keepDeposit(memberId, { orderId, methodId, amount, bonus, status, expireTime: 0 });
  return true;
}

/** By status. */
const RESULTS = [undefined, 'paid', 'failed', 'expired'] as const;
type Result = NonNullable<(typeof RESULTS)[number]>;

/** Asks about one order; a credit shows in the balance at once. Resolves with how it ended, if that is news. */
export async function refreshDeposit(orderId: string): Promise<Result | undefined> {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(walletCalls.rechargeStatus, { orderId }, { isQuiet: true });
  if (!reply.ok) return;
  await noteBalance(memberId, reply.data, callSeq);
  const news = await noteStatus(memberId, reply.data);
  const result = RESULTS[reply.data.status];
  if (!news || result === undefined) return;
  trackEnd(news.methodId, result);
  openReward(reply.data.awards);
  return result;
}

const trackEnd = (methodId: number, kind: Result): void =>
  track('deposit_settle', { eventInterfaceId: `deposit.${methodId}`, eventProps: { result: kind } });
