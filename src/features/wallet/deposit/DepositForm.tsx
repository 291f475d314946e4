import type { ComponentProps } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { RechargeType } from '#src/contract/wallet/payment.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { leastWhole, mostWhole } from '#src/patterns/money/limit-coin.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { AmountField } from '#src/patterns/money/AmountField.tsx';
import { track } from '#src/tracking/track.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Titled } from '#src/ui/Titled/Titled.tsx';
import { RadioCards } from '#src/ui/RadioCards/RadioCards.tsx';
import { methodIcon } from '../icons.ts';
import { NextStep } from '../NextStep.tsx';
import { useFormat } from '../use-format.ts';
import type { Coupon } from './coupons.ts';
import { BankChoice, banksFor } from './BankChoice.tsx';
import { First } from './First.tsx';
import { type DepositState, useDeposit } from './use-deposit.ts';

interface DepositFormProps {
  readonly config: AppConfigShell;
  readonly member: MemberRow;
}

export function DepositForm({ config, member }: DepositFormProps) {
  const t = useT();
  const form = useDeposit(config);
  const { method } = form;
  if (!method)
    return <EmptyState scene="calm" title={t('wallet.noMethod')} text={t('wallet.noMethodText')} />;
  if (method.needBank === 1 && banksFor(config, member).length === 0) {
    return (
      <>
        <Methods form={form} current={method} />
        <First what="bank" />
      </>
    );
  }
  return <AmountForm form={form} method={method} config={config} member={member} />;
}

interface AmountFormProps extends DepositFormProps {
  readonly form: DepositState;
  readonly method: RechargeType;
}

function AmountForm({ form, method, config, member }: AmountFormProps) {
  const t = useT();
  const { coins } = useFormat();
  const { draft, amount, submission, sum } = form;
  return (
    <Form
      submission={submission}
      footer={
        form.isOwnLimit ? (
          <ButtonLink isWide href={paths.saferPlay}>
            {t('wallet.saferPlay')}
          </ButtonLink>
        ) : (
          <NextStep errcode={submission.failure.errcode} here={href(paths.wallets, { name: 'deposit' })} />
        )
      }
      submitText={sum ? t('wallet.depositAmount', { amount: coins(amount ?? 0) }) : t('wallet.deposit')}
    >
      <Methods form={form} current={method} />
      <AmountField
        label={t('wallet.amount')}
        value={draft.amount}
        amount={amount}
        presets={method.presets}
        presetsLabel={t('wallet.usualAmounts')}
        hint={t('wallet.limits', { min: coins(leastWhole(method.min)), max: coins(mostWhole(method.max)) })}
        error={submission.failure.fields['amount']}
        onValue={(text) => form.change({ amount: text })}
      />
      {method.needBank === 1 && (
        <BankChoice
          config={config}
          member={member}
          bankId={draft.bankId}
          problem={submission.failure.fields['bankId']}
          onBank={(bankId) => form.change({ bankId })}
        />
      )}
      {form.coupons.length > 0 && <Coupons form={form} />}
      {sum && <Sum sum={sum} amount={amount ?? 0} />}
    </Form>
  );
}

function Methods({ form, current }: { form: DepositState; current: RechargeType }) {
  const t = useT();
  const { coins, percent, moment } = useFormat();
  const termsOf = ({ min, max, feePercent, bonusPercent, etaMinutes }: RechargeType): string => {
    const [from, to] = etaMinutes ?? [];
    return [
      t('wallet.limits', { min: coins(leastWhole(min)), max: coins(mostWhole(max)) }),
      feePercent > 0 ? t('wallet.feeOf', { share: percent(feePercent) }) : t('wallet.noFee'),
      ...(bonusPercent > 0 ? [t('wallet.bonusOf', { share: percent(bonusPercent) })] : []),
      ...(from !== undefined && to !== undefined ? [t('wallet.minutes', { from, to })] : []),
    ].join(' · ');
  };
  const closedText = ({ until }: RechargeType): string =>
    until === undefined ? t('wallet.methodClosed') : t('wallet.closedUntil', { time: moment(until) });
  return (
    <Choice
      label={t('wallet.methods')}
      name="method"
      current={current.id}
      cards={form.methods.map((method) => ({
        id: method.id,
        title: method.name,
        icon: methodIcon(method.icon),
        detail: termsOf(method),
        reason: method.status === 1 ? undefined : closedText(method),
      }))}
      onSelect={(methodId) => {
        track('deposit_method', { eventInterfaceId: `deposit.${methodId}` });
        form.change({ methodId });
      }}
    />
  );
}

function Coupons({ form }: { form: DepositState }) {
  const t = useT();
  const { coins, percent, moment } = useFormat();
  const worthOf = ({ worth }: Coupon) =>
    'coin' in worth ? `+${coins(worth.coin)}` : `+${percent(worth.percent)}`;
  const until = ({ expireTime }: Coupon) =>
    expireTime === undefined ? undefined : t('wallet.validUntil', { time: moment(expireTime) });
  return (
    <Choice
      label={t('wallet.coupon')}
      name="coupon"
      current={form.coupon?.id ?? 0}
      cards={[
        { id: 0, title: t('wallet.noCoupon') },
        ...form.coupons.map((coupon) => ({
          id: coupon.id,
          title: coupon.name,
          detail: until(coupon),
          end: <bdi>{worthOf(coupon)}</bdi>,
          icon: methodIcon('ticket'),
        })),
      ]}
      onSelect={(couponId) => form.change({ couponId })}
    />
  );
}

/** Under a heading. */
const Choice = (cards: ComponentProps<typeof RadioCards>) => (
  <Titled title={cards.label}>
    <RadioCards {...cards} />
  </Titled>
);

/** Before the button: what is paid, what of it arrives, and what becomes of it. */
function Sum({ sum, amount }: { sum: NonNullable<DepositState['sum']>; amount: number }) {
  const t = useT();
  const { exact } = useFormat();
  const { fee, bonus, coupon, added, toStake } = sum;
  return (
    <>
      <Facts
        facts={[
          { name: t('wallet.youPay'), value: exact(amount) },
          ...(fee > 0 ? [{ name: t('wallet.fee'), value: exact(-fee) }] : []),
          ...(bonus > 0 ? [{ name: t('wallet.bonus'), value: `+${exact(bonus)}` }] : []),
          ...(coupon > 0 ? [{ name: t('wallet.coupon'), value: `+${exact(coupon)}` }] : []),
          { name: t('wallet.added'), value: exact(added), isTotal: true },
          ...(toStake > 0 ? [{ name: t('wallet.toStake'), value: exact(toStake) }] : []),
        ]}
      />
      {toStake > 0 && <p>{t('wallet.staysFree')}</p>}
    </>
  );
}
