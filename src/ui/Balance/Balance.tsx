import { Amount } from '../Amount/Amount.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { rotateCw } from '../Icon/shapes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Balance.module.css';

interface BalanceProps {
  /** Label of the button's action: "Refresh balance". */
  readonly label: string;
  /** Hundredths; undefined until it has been read. */
  readonly coin: number | undefined;
  readonly isStale?: boolean;
  readonly isBusy?: boolean;
  readonly onRefresh: () => void;
}

/** The pill in the header: shows the balance, and a press refreshes it. */
export function Balance({ label, coin, isStale = false, isBusy = false, onRefresh }: BalanceProps) {
  return (
    <button
      type="button"
      className={styles.pill}
      aria-busy={isBusy || undefined}
      title={label}
      onClick={onRefresh}
    >
      {coin !== undefined && <Amount coin={coin} hasCoin isStale={isStale} />}
      {isBusy ? <Spinner /> : <Icon of={rotateCw} isSmall />}
    </button>
  );
}
