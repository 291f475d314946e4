import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { RechargeType } from '#src/contract/wallet/payment.ts';
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CHANNEL_CLOSED,
  COUPON_NOT_APPLICABLE,
  COUPON_UNKNOWN,
  DEPOSIT_LIMIT_REACHED,
  EARLIER_REQUEST_PENDING,
  MOBILE_REQUIRED,
  SELF_EXCLUDED,
  TAKING_A_BREAK,
} from '#src/contract/errors.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { depositBonus, depositFee } from '#src/contract/wallet/amounts.ts';
import { timesOf } from '#src/contract/wallet/turnover-times.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { lockOf } from '#src/data/mutations/lock.ts';
import { isDefinite } from '#src/data/mutations/mutate.ts';
import { language, useT } from '#src/i18n/t.ts';
import { parseCoin } from '#src/patterns/money/parse-coin.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useAmountProblem } from '#src/patterns/money/AmountField.tsx';
import { track } from '#src/tracking/track.ts';
import { useLeaveEvent } from '../use-leave-event.ts';
import { deposit, depositMoney, type DepositInput, type RechargeCall } from './actions.ts';
import { type Coupon, couponsOf } from './coupons.ts';

type Field = 'amount' | 'bankId';

const MEANINGS: Meanings<RechargeCall, Field> = {
  [BELOW_MINIMUM]: 'amount',
  [ABOVE_MAXIMUM]: 'amount',
  [MOBILE_REQUIRED]: { text: 'wallet.mobileFirst' },
  [CHANNEL_CLOSED]: { text: 'wallet.methodShut' },
  [EARLIER_REQUEST_PENDING]: { text: 'wallet.unpaidFirst' },
  [COUPON_UNKNOWN]: { text: 'wallet.couponGone' },
  [COUPON_NOT_APPLICABLE]: { text: 'wallet.couponUnfit' },
  [DEPOSIT_LIMIT_REACHED]: { also: 'wallet.moreFrom' },
  [TAKING_A_BREAK]: { text: 'wallet.onBreak', until: 'wallet.onBreakUntil' },
  [SELF_EXCLUDED]: { text: 'wallet.excluded', until: 'wallet.excludedUntil' },
};

const OWN_LIMITS: ReadonlySet<Errcode> = new Set([DEPOSIT_LIMIT_REACHED, TAKING_A_BREAK, SELF_EXCLUDED]);

/** What is typed and chosen; it survives closing the app. */
const EMPTY = { methodId: 0, amount: '', couponId: 0, bankId: 0 };

export function useDeposit(config: AppConfigShell) {
  useSignals();
  const { draft, change, drop, method, ...offered } = useChoice(config);
  const locale = language.value;
  const amount = parseCoin(draft.amount, locale);
  const submission = useDepositSubmission({
    method,
    amount,
    input: {
      methodId: method?.id ?? 0,
      amount: amount ?? 0,
      couponId: offered.coupon?.id ?? 0,
      bankId: method?.needBank === 1 ? draft.bankId : 0,
    },
    onDone: drop,
  });
  return {
    ...{ draft, method, amount, submission, ...offered },
    isOwnLimit: isOwnLimit(submission.failure.errcode),
    sum:
      method && amount !== undefined ? sumOf(config, { method, amount, coupon: offered.coupon }) : undefined,
    change(part: Partial<typeof EMPTY>) {
      submission.clear(...Object.keys(part));
      change(part);
    },
  };
}

const isOwnLimit = (errcode: Errcode | undefined): boolean =>
  errcode !== undefined && OWN_LIMITS.has(errcode);

export type DepositState = ReturnType<typeof useDeposit>;

/** What the platform offers, and what of it is chosen. */
function useChoice(config: AppConfigShell) {
  const t = useT();
  const { value: draft, change, drop } = useDraft('deposit', EMPTY);
  const items = useSnapshot('items');
  const methods = useMemo(
    () => [...config.rechargeTypeList].sort((a, b) => a.sort - b.sort),
    [config.rechargeTypeList],
  );
  const open = methods.filter(({ status }) => status === 1);
  const held = items?.value ?? [];
  // A method may open again, and a coupon may end.
  const now = useMoments(...methods.map(({ until }) => until), ...held.map(({ expireTime }) => expireTime));
  const coupons = couponsOf(held, { config, t, now });
  return {
    ...{ draft, change, drop, methods, coupons },
    method: open.find(({ id }) => id === draft.methodId) ?? open[0],
    coupon: coupons.find(({ id }) => id === draft.couponId),
  };
}

interface Sending {
  readonly method: RechargeType | undefined;
  readonly amount: number | undefined;
  readonly input: DepositInput;
  readonly onDone: () => void;
}

function useDepositSubmission({ method, amount, input, onDone }: Sending) {
  const t = useT();
  const amountProblem = useAmountProblem();
  const step = amount === undefined ? 'method' : 'form';
  const { noteSent } = useLeaveEvent(() => trackLeave(step));
  return useSubmission<RechargeCall, Field>({
    key: lockOf(depositMoney.call),
    meanings: MEANINGS,
    fields: ['amount', 'bankId'],
    check(): Record<string, string> {
      const wrong = method && amountProblem(amount, method);
      const isBankMissing = method?.needBank === 1 && input.bankId === 0;
      return { ...(wrong && { amount: wrong }), ...(isBankMissing && { bankId: t('wallet.chooseBank') }) };
    },
    async send() {
      noteSent();
      const { methodId } = input;
      track('deposit_submit', { eventInterfaceId: `deposit.${methodId}` });
      const reply = await deposit(input);
      if (reply.ok) onDone();
      else if (reply.kind === 'refused') {
        const { errcode } = reply;
        track('deposit_refuse', { eventInterfaceId: `deposit.${methodId}`, eventProps: { code: errcode } });
      }
      // Without an answer the screen asks for the outcome.
      return reply.ok || !isDefinite(reply) ? undefined : reply;
    },
  });
}

interface DepositChoice {
  readonly method: RechargeType;
  readonly amount: number;
  readonly coupon: Coupon | undefined;
}

/** Hundredths. */
function sumOf({ turnover }: AppConfigShell, { method, amount, coupon: used }: DepositChoice) {
  const fee = depositFee(method, amount);
  const bonus = depositBonus(method, amount);
  const coupon = used?.added(amount) ?? 0;
  const toStake = turnover
    ? (amount - fee) * timesOf(turnover, 'deposit') + (bonus + coupon) * timesOf(turnover, 'depositBonus')
    : 0;
  return { fee, bonus, coupon, added: amount - fee + bonus + coupon, toStake };
}

const trackLeave = (kind: 'method' | 'form'): void => track('deposit_leave', { eventProps: { step: kind } });
