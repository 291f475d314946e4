import { useT } from '#src/i18n/t.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import styles from './MoneyNotice.module.css';
import type { MoneyState } from './use-money-outcome.ts';

/** What became of an amount that was sent, while that is not known, or if nothing became of it. */
export function MoneyNotice({ state }: { state: MoneyState }) {
  const t = useT();
  return (
    <output className={styles.notice}>
      {state === 'checking' && (
        <span className={styles.words}>
          <Spinner />
          <span>{t('common.checkingResult')}</span>
        </span>
      )}
      {state === 'notThrough' && <span className={styles.words}>{t('common.notThrough')}</span>}
    </output>
  );
}
