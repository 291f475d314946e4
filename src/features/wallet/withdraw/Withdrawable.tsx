import type { ExchangeInfo } from '#src/contract/wallet/withdraw.ts';
import { useT } from '#src/i18n/t.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { useFormat } from '../use-format.ts';
import styles from './Withdrawable.module.css';

/** How much can be withdrawn, and why it is not the whole balance. */
export function Withdrawable({ info: { withdrawable, turnover, bound = [] } }: { info: ExchangeInfo }) {
  const t = useT();
  const { coins, locale } = useFormat();
  const { required, done, remaining } = turnover;
  return (
    <section className={styles.card} aria-label={t('wallet.withdrawable')}>
      <p className={styles.label}>{t('wallet.withdrawable')}</p>
      <p className={styles.amount}>
        <Amount coin={withdrawable} hasCoin />
      </p>
      {remaining > 0 && (
        <>
          <p>{t('wallet.turnoverLeft', { amount: formatLimit(remaining, locale) })}</p>
          <Progress label={t('wallet.turnover')} value={done} max={required} />
          <p className={styles.label}>
            {t('wallet.turnoverText', { done: coins(done), required: coins(required) })}
          </p>
          <Facts
            facts={bound.map((part) => ({
              name: `${part.title}: ${coins(part.coin)}`,
              value: t('wallet.boundPart', { remaining: formatLimit(part.remaining, locale) }),
            }))}
          />
        </>
      )}
    </section>
  );
}
