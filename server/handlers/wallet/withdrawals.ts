import { CONFLICT, IDENTITY_CHECK_REQUIRED } from '#src/contract/errors.ts';
import type { Handler } from '../../api/context.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { balanceOf } from '../../store/ledger.ts';
import { turnoverOf } from '../../store/wallet/turnover.ts';
import {
  createWithdrawal,
  shownWithdrawals,
  usedToday,
  withdrawalByRequest,
} from '../../store/wallet/withdrawals.ts';
import { requestIdOf } from './deposits.ts';
import { banksOf } from './receiving-accounts.ts';
import { checkSafebox } from './safebox-check.ts';
import { withdrawalRules } from './withdrawal-rules.ts';

export const withdrawalHandlers = {
  getExchange: (async (context) => {
    const { db, member, now } = context;
    const { methods, perDay, needSafeboxPassword, needKyc } = await withdrawalRules(context);
    const { coin, balanceSeq } = await balanceOf(db, member.id);
    const turnover = await turnoverOf(db, member.id);
    return {
      coin,
      balanceSeq,
      withdrawable: turnover.remaining > 0 ? 0 : coin,
      turnover,
      methods: [...methods],
      perDay: { ...perDay, ...(await usedToday(db, member.id, now)) },
      needSafeboxPassword,
      needSmsCode: false,
      needKyc,
      ...(await banksOf(context)),
      pendingList: await shownWithdrawals(db, member.id, now),
    };
  }) satisfies Handler<'getExchange'>,

  exchange: {
    prepare: async (context, input) => {
      const forgetTries = await checkSafebox(context, input.safeboxPassword);
      if (isRefusal(forgetTries)) return forgetTries;
      const rules = await withdrawalRules(context);
      if (rules.needKyc) return refuse(IDENTITY_CHECK_REQUIRED);
      const { name, amount, bankId } = input;
      const requestId = requestIdOf(context);
      const memberId = context.member.id;
      return async ({ db, now }) => {
        await forgetTries(db);
        const request = { memberId, requestId, name, amount, bankId, now };
        const made = await createWithdrawal(db, request, rules);
        if (isRefusal(made)) return made;
        const { coin, balanceSeq } = made.balance;
        return { kept: requestId, answer: { order: made.order, coin, balanceSeq } };
      };
    },
    repeat: async (context, _, kept) => async (write) => {
      const order = await withdrawalByRequest(write.db, context.member.id, kept);
      if (!order) return refuse(CONFLICT);
      const { coin, balanceSeq } = await balanceOf(write.db, context.member.id);
      return { kept, answer: { order, coin, balanceSeq } };
    },
  } satisfies Handler<'exchange'>,
};
