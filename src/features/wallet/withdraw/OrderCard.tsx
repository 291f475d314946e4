import type { ExchangeMethod, ExchangeOrder } from '#src/contract/wallet/withdraw.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { useFormat } from '../use-format.ts';
import styles from './OrderCard.module.css';

const STEPS = [
  'wallet.received',
  'wallet.checked',
  'wallet.beingPaid',
  'wallet.paidOut',
] as const satisfies TextKey[];
const REFUSED = 4;

interface OrderCardProps {
  readonly order: ExchangeOrder;
  readonly method: ExchangeMethod | undefined;
}

/** A withdrawal request and how far it is. */
export function OrderCard({ order, method }: OrderCardProps) {
  const t = useT();
  const { coins, exact, moment } = useFormat();
  const { orderId, amount, receive, status, reason, createTime, updateTime } = order;
  return (
    <Section title={t('wallet.withdrawalOf', { amount: coins(amount), method: method?.title ?? order.name })}>
      {status === REFUSED ? (
        <ListRow
          title={t('wallet.refused')}
          detail={[reason, moment(updateTime)].filter(Boolean).join(' · ')}
        />
      ) : (
        <ol className={styles.steps}>
          {STEPS.map((text, step) => (
            <li
              key={text}
              className={step <= status ? styles.done : styles.step}
              aria-current={step === status ? 'step' : undefined}
            >
              <span className={styles.dot}>{step <= status && <Icon of={check} isSmall />}</span>
              <span>
                <span>{t(text)}</span>
                {step === 0 && <small>{moment(createTime)}</small>}
                {step === status && step > 0 && <small>{moment(updateTime)}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <ListRow
        title={t('wallet.youReceive')}
        detail={method && status < 3 ? t('wallet.usually', hours(method)) : undefined}
        end={<span>{exact(receive)}</span>}
      />
      <CopyRow title={t('wallet.orderNo')} value={orderId} />
    </Section>
  );
}

const hours = ({ etaMinutes: [from, to] }: ExchangeMethod) => ({ from, to });
