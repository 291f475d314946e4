import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { withdrawalFee } from '#src/contract/wallet/amounts.ts';
import type { UserBank } from '#src/contract/member.ts';
import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CHANNEL_CLOSED,
  CODE_EXPIRED,
  DAILY_LIMIT_REACHED,
  EARLIER_REQUEST_PENDING,
  FIRST_DEPOSIT_REQUIRED,
  IDENTITY_CHECK_REQUIRED,
  MOBILE_REQUIRED,
  NOT_ENOUGH_COIN,
  RECEIVING_ACCOUNT_UNKNOWN,
  TOO_MANY_TRIES,
  TURNOVER_REQUIRED,
  WRONG_CODE,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { lockOf } from '#src/data/mutations/lock.ts';
import { isDefinite } from '#src/data/mutations/mutate.ts';
import { language, useT } from '#src/i18n/t.ts';
import { parseCoin } from '#src/patterns/money/parse-coin.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useAmountProblem } from '#src/patterns/money/AmountField.tsx';
import { track } from '#src/tracking/track.ts';
import { useLeaveEvent } from '../use-leave-event.ts';
import { refreshExchange } from '../exchange.ts';
import { type ExchangeCall, withdraw, withdrawMoney } from './actions.ts';
import { dayLimitText, mostOf } from './terms.ts';

type Field = 'amount' | 'bankId' | 'safeboxPassword';

const MEANINGS: Meanings<ExchangeCall, Field> = {
  [NOT_ENOUGH_COIN]: 'amount',
  [BELOW_MINIMUM]: 'amount',
  [ABOVE_MAXIMUM]: 'amount',
  [DAILY_LIMIT_REACHED]: dayLimitText,
  [RECEIVING_ACCOUNT_UNKNOWN]: 'bankId',
  [WRONG_SAFE_PASSWORD]: 'safeboxPassword',
  [TURNOVER_REQUIRED]: { text: 'wallet.turnoverFirst' },
  [IDENTITY_CHECK_REQUIRED]: { text: 'wallet.identityFirst' },
  [MOBILE_REQUIRED]: { text: 'wallet.mobileFirst' },
  [FIRST_DEPOSIT_REQUIRED]: { text: 'wallet.depositFirst' },
  [CHANNEL_CLOSED]: { text: 'wallet.methodClosed' },
  [EARLIER_REQUEST_PENDING]: { text: 'wallet.requestOpen' },
  [WRONG_CODE]: 'message',
  [CODE_EXPIRED]: 'message',
  [TOO_MANY_TRIES]: 'locked',
};

/** Survives closing the app. The safe password does not. */
const EMPTY = { amount: '', bankId: 0 };

export function useWithdraw(info: ExchangeInfo, method: ExchangeMethod) {
  useSignals();
  const locale = language.value;
  const { value: draft, change, drop } = useDraft(`withdraw ${method.name}`, EMPTY);
  const [safeboxPassword, setSafeboxPassword] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const accounts = Object.values(info.appUserBankList).filter(({ bankId }) =>
    method.bankIds.includes(bankId),
  );
  const account = chosen(accounts, draft.bankId);
  const amount = parseCoin(draft.amount, locale);
  const submission = useWithdrawSubmission({
    ...{ info, method, amount, safeboxPassword, isConfirming, setConfirming },
    bankId: account?.bankId,
    onAnswer(isDone) {
      setSafeboxPassword('');
      setConfirming(false);
      if (isDone) drop();
    },
  });
  // The platform may ask for it before the stored answer says so.
  const isSafePasswordRefused = submission.failure.errcode === WRONG_SAFE_PASSWORD || safeboxPassword !== '';
  const fee = amount === undefined ? 0 : withdrawalFee(method, amount);
  return {
    ...{ draft, amount, account, accounts, submission, isConfirming, safeboxPassword, fee },
    needsSafePassword: info.needSafeboxPassword || isSafePasswordRefused,
    receive: Math.max(0, (amount ?? 0) - fee),
    change(part: Partial<typeof EMPTY>) {
      submission.clear(...Object.keys(part));
      change(part);
    },
    setSafeboxPassword(typed: string) {
      submission.clear('safeboxPassword');
      setSafeboxPassword(typed);
    },
    back() {
      setConfirming(false);
    },
  };
}

const chosen = (accounts: readonly UserBank[], wanted: number): UserBank | undefined =>
  accounts.find(({ bankId }) => bankId === wanted) ??
  accounts.find(({ isDefault, status }) => isDefault && status === 1) ??
  accounts.find(({ status }) => status === 1);

interface Sending {
  readonly info: ExchangeInfo;
  readonly method: ExchangeMethod;
  readonly amount: number | undefined;
  readonly bankId: number | undefined;
  readonly safeboxPassword: string;
  /** The figures have been shown once more. */
  readonly isConfirming: boolean;
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly onAnswer: (isDone: boolean) => void;
}

function useWithdrawSubmission(sending: Sending) {
  const { info, method, amount = 0, bankId = 0, safeboxPassword } = sending;
  const t = useT();
  const amountProblem = useAmountProblem();
  const step = sending.isConfirming ? 'confirm' : 'form';
  const { noteSent } = useLeaveEvent(() => trackLeave(step));
  return useSubmission<ExchangeCall, Field>({
    key: lockOf(withdrawMoney.call),
    meanings: MEANINGS,
    fields: ['amount', 'bankId', 'safeboxPassword'],
    check(): Record<string, string> {
      const wrong = amountProblem(sending.amount, { ...method, most: mostOf(info, method) });
      const isSafePasswordMissing = info.needSafeboxPassword && safeboxPassword === '';
      return {
        ...(wrong && { amount: wrong }),
        ...(bankId === 0 && { bankId: t('wallet.accountFirst') }),
        ...(isSafePasswordMissing && { safeboxPassword: t('common.fieldRequired') }),
      };
    },
    async send() {
      if (!sending.isConfirming) {
        sending.setConfirming(true);
        return;
      }
      noteSent();
      const { name } = method;
      track('withdraw_submit', { eventInterfaceId: `withdraw.${name}` });
      const reply = await withdraw({ name, amount, bankId, safeboxPassword });
      sending.onAnswer(reply.ok);
      if (!reply.ok && reply.kind === 'refused') {
        const { errcode } = reply;
        track('withdraw_refuse', { eventInterfaceId: `withdraw.${name}`, eventProps: { code: errcode } });
        // What may be withdrawn, and why, has changed.
        void refreshExchange();
      }
      // Without an answer the screen asks for the outcome.
      return reply.ok || !isDefinite(reply) ? undefined : reply;
    },
  });
}

export type WithdrawState = ReturnType<typeof useWithdraw>;

const trackLeave = (kind: 'form' | 'confirm'): void =>
  track('withdraw_leave', { eventProps: { step: kind } });
