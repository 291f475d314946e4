import type { CoinEntry } from '#src/contract/wallet.ts';
import { useT } from '#src/i18n/t.ts';
import { clockTime } from '#src/lib/time.ts';
import { showToast } from '#src/navigation/toast.ts';
import { copyText } from '#src/ui/CopyRow/copy-text.ts';
import { copy } from '#src/ui/Icon/shapes.ts';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { useFormat } from '../use-format.ts';
import { stateOf } from './states.ts';
import styles from './Entry.module.css';

/** With two decimals and the balance after it, so that the list can be added up. */
export function Entry({ entry }: { entry: CoinEntry }) {
  const t = useT();
  const { exact, locale } = useFormat();
  const { title, amount, balance, orderId, time, remark } = entry;
  const state = stateOf(entry);
  const details = [clockTime(time, locale), remark, state && t(state)].filter(Boolean).join(' · ');
  return (
    <div className={styles.entry}>
      <div className={styles.words}>
        <p>{title}</p>
        <p className={styles.detail}>{details}</p>
        {orderId && <OrderNumber orderId={orderId} />}
      </div>
      <div className={styles.figures}>
        <p className={amount < 0 ? styles.out : styles.in}>
          <bdi dir="ltr" translate="no">
            {amount > 0 ? `+${exact(amount)}` : exact(amount)}
          </bdi>
        </p>
        <p className={styles.detail}>{t('wallet.balanceAfter', { amount: exact(balance) })}</p>
      </div>
    </div>
  );
}

function OrderNumber({ orderId }: { orderId: string }) {
  const t = useT();
  const take = async () => {
    const isCopied = await copyText(orderId);
    showToast(t(isCopied ? 'common.copied' : 'common.failed'), isCopied ? 'success' : 'warning');
  };
  return (
    <p className={styles.order}>
      <bdi translate="no">{orderId}</bdi>
      <IconButton
        icon={copy}
        label={t('common.copyOf', { what: t('wallet.orderNo') })}
        onClick={() => void take()}
      />
    </p>
  );
}
