import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { leastWhole } from '#src/patterns/money/limit-coin.ts';
import { useT } from '#src/i18n/t.ts';
import { fillPath, paths } from '#src/navigation/paths.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { AmountField } from '#src/patterns/money/AmountField.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { PasswordField } from '#src/ui/TextField/PasswordField.tsx';
import { NextStep, OF_WITHDRAWAL } from '../NextStep.tsx';
import { useFormat } from '../use-format.ts';
import { dayLimitText, isUsedUp, mostOf } from './terms.ts';
import { useWithdraw, type WithdrawState } from './use-withdraw.ts';
import { Accounts } from './Accounts.tsx';

interface WithdrawFormProps {
  readonly info: ExchangeInfo;
  readonly method: ExchangeMethod;
}

/** Amount, account and safe password; then all figures once more before anything is sent. */
export function WithdrawForm({ info, method }: WithdrawFormProps) {
  const t = useT();
  const state = useWithdraw(info, method);
  const { submission, isConfirming, amount } = state;
  return (
    <Form
      submission={submission}
      submitText={isConfirming ? t('wallet.confirmWithdraw') : t('wallet.review')}
      footer={
        isConfirming ? (
          <Button isWide onClick={() => state.back()}>
            {t('wallet.change')}
          </Button>
        ) : (
          <NextStep
            errcode={submission.failure.errcode}
            here={fillPath(paths.withdrawal, { name: method.name })}
            more={OF_WITHDRAWAL}
          />
        )
      }
    >
      {isConfirming ? (
        <h2>{t('wallet.isThatRight')}</h2>
      ) : (
        <Fields info={info} method={method} state={state} />
      )}
      {amount !== undefined && <Figures method={method} state={state} />}
      {isConfirming && <p>{t('wallet.notTakenBack')}</p>}
    </Form>
  );
}

interface FieldsProps extends WithdrawFormProps {
  readonly state: WithdrawState;
}

function Fields({ info, method, state }: FieldsProps) {
  const t = useT();
  const { coins, moment } = useFormat();
  const { draft, amount, submission } = state;
  const most = mostOf(info, method);
  const { perDay } = info;
  return (
    <>
      {isUsedUp(info) && <Problem text={t('wallet.dayUsedUpUntil', { time: moment(perDay.resetTime) })} />}
      <AmountField
        label={t('wallet.amount')}
        value={draft.amount}
        amount={amount}
        presets={most >= method.min ? [most] : []}
        presetText={(all) => t('wallet.all', { amount: all })}
        presetsLabel={t('wallet.allOfIt')}
        hint={t('wallet.canWithdraw', { amount: coins(most), min: coins(leastWhole(method.min)) })}
        error={submission.failure.fields['amount']}
        onValue={(text) => state.change({ amount: text })}
      />
      <DayLimit perDay={perDay} />
      <Accounts
        methodName={method.name}
        accounts={state.accounts}
        current={state.account?.bankId}
        problem={submission.failure.fields['bankId']}
        onAccount={(bankId) => state.change({ bankId })}
      />
      {state.needsSafePassword && (
        <PasswordField
          label={t('wallet.safePassword')}
          showLabel={t('common.showPassword')}
          name="safeboxPassword"
          inputMode="numeric"
          autoComplete="off"
          value={state.safeboxPassword}
          error={submission.failure.fields['safeboxPassword']}
          onValue={(typed) => state.setSafeboxPassword(typed)}
        />
      )}
    </>
  );
}

function DayLimit({ perDay: { amount, usedAmount, resetTime, ...limit } }: Pick<ExchangeInfo, 'perDay'>) {
  const t = useT();
  const { locale } = useFormat();
  const now = useMoments(resetTime);
  const left = { max: amount, remaining: Math.max(0, amount - usedAmount), until: resetTime };
  return <p>{dayLimitText({ ...left, ...limit }, { t, locale, now })}</p>;
}

function Figures({ method, state }: Pick<FieldsProps, 'method' | 'state'>) {
  const t = useT();
  const { exact } = useFormat();
  const { amount = 0, fee, receive, account, isConfirming } = state;
  const to = account && `${account.bankName} ${account.accountNo}`;
  return (
    <Facts
      facts={[
        ...(isConfirming && to ? [{ name: t('wallet.to'), value: <bdi translate="no">{to}</bdi> }] : []),
        ...(isConfirming ? [{ name: t('wallet.withdrawBy'), value: method.title }] : []),
        { name: t('wallet.leavesBalance'), value: exact(amount) },
        { name: t('wallet.fee'), value: fee > 0 ? exact(-fee) : t('wallet.noFee') },
        { name: t('wallet.youReceive'), value: exact(receive), isTotal: true },
      ]}
    />
  );
}
