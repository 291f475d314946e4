import { Amount } from '../Amount/Amount.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { rotateCw } from '../Icon/shapes.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Balance.module.css';

interface BalanceProps {
  /** What a press does, with the amount's own name: "Refresh balance". */
  readonly label: string;
  /** Hundredths; undefined until it has been read. */
  readonly coin: number | undefined;
  readonly isStale?: boolean;
  readonly isBusy?: boolean;
  readonly onRefresh: () => void;
}

/** The pill in the header: what is there, and a press asks again. */
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
