import type { RechargeType } from '#src/contract/wallet/payment.ts';
import type { KeptDeposit } from '#src/data/db/tables/rows.ts';
import { session } from '#src/data/session/session.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { externalLink } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { track } from '#src/tracking/track.ts';
import { useFormat } from '../use-format.ts';
import { dropDeposit } from './kept-deposits.ts';
import { payAddress } from './pay-address.ts';
import styles from './OpenDeposits.module.css';
import { useOpenDeposits } from './use-open-deposits.ts';

const WAITING = 0;

const STATES = {
  0: 'wallet.waiting',
  1: 'wallet.paid',
  2: 'wallet.failed',
  3: 'wallet.expired',
} as const satisfies Record<KeptDeposit['status'], TextKey>;

const stateOf = ({ status, returned }: KeptDeposit): TextKey =>
  returned ? 'wallet.sentBack' : STATES[status];

interface OpenDepositsProps {
  readonly deposits: readonly KeptDeposit[];
  readonly methods: readonly RechargeType[];
}

/** What was requested, on any device, until the member puts it away. */
export function OpenDeposits({ deposits, methods }: OpenDepositsProps) {
  const { isAskedByItself, again } = useOpenDeposits(deposits);
  useMoments(...deposits.map(({ expireTime }) => expireTime));
  return deposits.map((deposit) => (
    <OpenDeposit
      key={deposit.orderId}
      deposit={deposit}
      method={methods.find(({ id }) => id === deposit.methodId)}
      isAsked={isAskedByItself}
      onAsk={again}
    />
  ));
}

interface OpenDepositProps {
  readonly deposit: KeptDeposit;
  readonly method: RechargeType | undefined;
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

function OpenDeposit({ deposit, method, isAsked, onAsk }: OpenDepositProps) {
  const t = useT();
  const { coins, moment } = useFormat();
  const { orderId, amount, status, expireTime, payInfo } = deposit;
  const isWaiting = status === WAITING;
  const putAway = () => void dropDeposit(session.peek().memberId, orderId);
  return (
    <Section title={t('wallet.depositOf', { amount: coins(amount), method: method?.name ?? '' })}>
      <ListRow
        title={<output>{t(stateOf(deposit))}</output>}
        detail={isWaiting && expireTime > 0 ? t('wallet.payUntil', { time: moment(expireTime) }) : undefined}
        end={isWaiting && isAsked ? <Spinner /> : undefined}
      />
      {payInfo && isWaiting && <Transfer to={payInfo} />}
      <CopyRow title={t('wallet.orderNo')} value={orderId} />
      <div className={styles.ways}>
        {isWaiting ? (
          <Pay deposit={deposit} isAsked={isAsked} onAsk={onAsk} />
        ) : (
          <Button onClick={putAway}>{t('wallet.putAway')}</Button>
        )}
      </div>
    </Section>
  );
}

/** For a transfer that the member makes in their own bank. */
function Transfer({ to }: { to: NonNullable<KeptDeposit['payInfo']> }) {
  const t = useT();
  return (
    <>
      <ListRow title={t('wallet.payTo')} detail={`${to.bankName} · ${to.accountName}`} />
      <CopyRow title={t('wallet.accountNo')} value={to.accountNo} />
      <CopyRow title={t('wallet.reference')} value={to.reference} />
    </>
  );
}

/** A page of its own, so that this one can show what becomes of it. */
function Pay({ deposit: { payUrl, methodId }, isAsked, onAsk }: Omit<OpenDepositProps, 'method'>) {
  const t = useT();
  const address = payAddress(payUrl);
  return (
    <>
      {address && (
        <ButtonLink
          variant="primary"
          isWide
          icon={externalLink}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => track('deposit_pay', { eventInterfaceId: `deposit.${methodId}` })}
        >
          {t('wallet.toPayment')}
        </ButtonLink>
      )}
      {!isAsked && (
        <Button isWide onClick={onAsk}>
          {t('wallet.checkAgain')}
        </Button>
      )}
    </>
  );
}
