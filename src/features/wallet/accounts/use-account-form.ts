import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { AppConfigShell, Bounds } from '#src/contract/config.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { FieldProblem } from '#src/contract/envelope.ts';
import type { UserBank } from '#src/contract/member.ts';
import {
  CODE_EXPIRED,
  MOBILE_REQUIRED,
  RECEIVING_ACCOUNT_TAKEN,
  RECEIVING_ACCOUNT_UNKNOWN,
  RECENT_PROOF_REQUIRED,
  TOO_MANY_RECEIVING_ACCOUNTS,
  TOO_MANY_TRIES,
  WRONG_CODE,
  WRONG_SAFE_PASSWORD,
} from '#src/contract/errors.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { typed } from '#src/lib/text/typed.ts';
import { paths, RETURN } from '#src/navigation/paths.ts';
import { useQuery } from '#src/navigation/query.ts';
import { returnAddress } from '#src/navigation/return-address.ts';
import { type Meanings, problemText } from '#src/patterns/form/failure.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { numberProblem, plainNumber } from './account-number.ts';
import {
  ACCOUNT_LOCK,
  type AddCall,
  addAccount,
  type ChangeCall,
  changeAccount,
  type NewAccount,
} from './actions.ts';

type Field = 'bankId' | 'accountNo' | 'accountName' | 'safeboxPassword';

const MEANINGS: Meanings<AddCall | ChangeCall, Field> = {
  [RECEIVING_ACCOUNT_TAKEN]: 'accountNo',
  [RECEIVING_ACCOUNT_UNKNOWN]: { text: 'wallet.accountGone' },
  [TOO_MANY_RECEIVING_ACCOUNTS]: { text: 'wallet.tooManyAccounts' },
  [MOBILE_REQUIRED]: { text: 'wallet.mobileFirst' },
  [WRONG_SAFE_PASSWORD]: 'safeboxPassword',
  [TOO_MANY_TRIES]: 'locked',
  [WRONG_CODE]: 'message',
  [CODE_EXPIRED]: 'message',
  [RECENT_PROOF_REQUIRED]: 'message',
};

/** Survives closing the app; the number and the safe password do not. */
const EMPTY = { bankId: 0, accountName: '', isDefault: false };
const NO_SECRETS = { accountNo: '', safeboxPassword: '' };
const NAME_BOUNDS = { min: 2, max: 64 };

/** A new account, or with `before` a change of one. */
export function useAccountForm(config: AppConfigShell, before: UserBank | undefined) {
  const savedName = before?.accountName ?? '';
  const saved = useMemo(() => ({ ...EMPTY, accountName: savedName }), [savedName]);
  const { value: draft, change, drop } = useDraft(before ? `account ${before.bankId}` : 'account', saved);
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const exchange = useSnapshot('exchange');
  const banks = config.bankList.filter(({ status, withdraw }) => status === 1 && withdraw === 1);
  const bank = banks.find(({ id }) => id === (before?.bankId ?? draft.bankId));
  const { accountName, isDefault } = draft;
  const isSafePasswordAsked = exchange?.value.needSafeboxPassword ?? false;
  const submission = useAccountSubmission({
    account: { ...secrets, bankId: bank?.id ?? 0, accountName, isDefault },
    ...{ before, bank, isSafePasswordAsked },
    bounds: { accountNo: config.lengthBounds.withdrawAccount, accountName: NAME_BOUNDS },
    onDone() {
      drop();
      setSecrets(NO_SECRETS);
    },
  });
  // The platform may ask for it before the stored answer says so.
  const isSafePasswordRefused =
    submission.failure.errcode === WRONG_SAFE_PASSWORD || secrets.safeboxPassword !== '';
  const needsSafePassword = isSafePasswordAsked || isSafePasswordRefused;
  return {
    ...{ banks, bank, needsSafePassword, submission, secrets, accountName, isDefault },
    change(part: Partial<typeof EMPTY>) {
      submission.clear(...Object.keys(part));
      change(part);
    },
    setSecret(part: Partial<typeof NO_SECRETS>) {
      submission.clear(...Object.keys(part));
      setSecrets((all) => ({ ...all, ...part }));
    },
  };
}

interface Saving {
  readonly account: NewAccount;
  readonly before: UserBank | undefined;
  readonly bank: Bank | undefined;
  readonly isSafePasswordAsked: boolean;
  readonly bounds: Readonly<Record<'accountNo' | 'accountName', Bounds>>;
  readonly onDone: () => void;
}

function useAccountSubmission({ account, before, bank, isSafePasswordAsked, bounds, onDone }: Saving) {
  const t = useT();
  const goBack = useGoBack();
  const numberText = (problem: FieldProblem) =>
    problem === 'pattern' ? t('wallet.numberPattern') : problemText(problem, t, bounds.accountNo);
  return useSubmission<AddCall | ChangeCall, Field>({
    key: ACCOUNT_LOCK,
    meanings: MEANINGS,
    fields: ['bankId', 'accountNo', 'accountName', 'safeboxPassword'],
    bounds,
    patterns: { accountNo: t('wallet.numberPattern'), accountName: t('wallet.namePattern') },
    check(): Record<string, string> {
      const isKept = before !== undefined && account.accountNo === '';
      const number = isKept ? undefined : numberProblem(account.accountNo, bank, bounds.accountNo);
      const isNameMissing = typed(account.accountName).trim().length < bounds.accountName.min;
      const isSafePasswordMissing = isSafePasswordAsked && account.safeboxPassword === '';
      return {
        ...(!bank && { bankId: t('wallet.chooseBank') }),
        ...(number && { accountNo: numberText(number) }),
        ...(isNameMissing && { accountName: t('common.fieldRequired') }),
        ...(isSafePasswordMissing && { safeboxPassword: t('common.fieldRequired') }),
      };
    },
    async send() {
      const sent = { ...account, accountNo: plainNumber(account.accountNo) };
      const reply = await (before ? changeAccount(sent, before) : addAccount(sent));
      if (!reply.ok) return reply;
      onDone();
      goBack();
    },
  });
}

export type AccountForm = ReturnType<typeof useAccountForm>;

/** Back to the screen that needed an account, such as a withdrawal. */
function useGoBack(): () => void {
  const [, navigate] = useLocation();
  const [query] = useQuery();
  return () => {
    const address = query.text(RETURN) === '' ? paths.cardList : returnAddress(query);
    navigate(address, { replace: true });
  };
}
