import { CONFLICT, FIRST_DEPOSIT_REQUIRED, IDENTITY_CHECK_REQUIRED } from '#src/contract/errors.ts';
import type { ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import type { Effect, Handler, HandlerInput, ReadContext } from '../../calls/context.ts';
import { textsOf } from '../../languages/texts.ts';
import { isRefusal, refuse } from '../../refusals/refusal.ts';
import { balanceOf, hasDeposited } from '../../store/ledger/ledger.ts';
import { withdrawableOf } from '../../store/wallet/withdrawable.ts';
import {
  createWithdrawal,
  shownWithdrawals,
  usedToday,
  withdrawalByRequest,
} from '../../store/wallet/withdrawals.ts';
import { pendingDeposits, requestIdOf } from './deposits.ts';
import { banksOf } from './receiving-accounts.ts';
import { checkSafebox, withdrawalRules } from './withdrawal-rules.ts';

const statement = await textsOf('statement');

export const withdrawalHandlers = {
  getExchange: (async (context) => {
    const { db, member, client, now } = context;
    const { methods, perDay, needSafeboxPassword, needKyc } = await withdrawalRules(context);
    const { coin, balanceSeq } = await balanceOf(db, member.id);
    const { withdrawable, turnover, bound } = await withdrawableOf(db, { memberId: member.id, coin });
    const { entries } = statement(client.language);
    return {
      coin,
      balanceSeq,
      withdrawable,
      turnover,
      bound: bound.map(({ kind, ...part }) => ({ title: entries[kind], ...part })),
      methods: [...methods],
      perDay: { ...perDay, ...(await usedToday(db, member.id, now)) },
      needSafeboxPassword,
      needSmsCode: false,
      needKyc,
      ...(await banksOf(context)),
      pendingList: await shownWithdrawals(db, member.id, now),
      pendingDeposits: await pendingDeposits(context),
    };
  }) satisfies Handler<'getExchange'>,

  exchange: {
    prepare: async (context, input) => {
      const requestId = requestIdOf(context);
      const { db, member } = context;
      const earlier = await withdrawalByRequest(db, member.id, requestId);
      if (earlier) return isSameOrder(earlier, input) ? repeating(context, requestId) : refuse(CONFLICT);
      const forgetTries = await checkSafebox(context, input.safeboxPassword);
      if (isRefusal(forgetTries)) return forgetTries;
      const rules = await withdrawalRules(context);
      if (await isDepositMissing(context)) return refuse(FIRST_DEPOSIT_REQUIRED);
      if (rules.needKyc) return refuse(IDENTITY_CHECK_REQUIRED);
      const { name, amount, bankId } = input;
      return async (write) => {
        await forgetTries(write.db);
        const request = { memberId: member.id, requestId, name, amount, bankId, now: write.now };
        const made = await createWithdrawal(write.db, request, rules);
        if (isRefusal(made)) return made;
        const { coin, balanceSeq } = made.balance;
        return { kept: requestId, answer: { order: made.order, coin, balanceSeq } };
      };
    },
    repeat: async (context, _, kept) => repeating(context, kept),
  } satisfies Handler<'exchange'>,
};

async function isDepositMissing({ db, member, config }: ReadContext<'exchange'>): Promise<boolean> {
  const { minRechargeStatus } = (await config(db)).config;
  return minRechargeStatus === 1 && !(await hasDeposited(db, member.id));
}

/** The platform forgets requests after a day, but never an order. */
const isSameOrder = (order: ExchangeOrder, { name, amount, bankId }: HandlerInput<'exchange'>): boolean =>
  order.name === name && order.amount === amount && order.bankId === bankId;

const repeating =
  ({ member }: ReadContext<'exchange'>, requestId: string): Effect<'exchange'> =>
  async ({ db }) => {
    const order = await withdrawalByRequest(db, member.id, requestId);
    if (!order) return refuse(CONFLICT);
    const { coin, balanceSeq } = await balanceOf(db, member.id);
    return { kept: requestId, answer: { order, coin, balanceSeq } };
  };
