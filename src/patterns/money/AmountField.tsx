import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  readonly label: string;
  /** As typed: whole coins. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Hundredths; each fills the field. */
  readonly presets: readonly number[];
  /** What a preset is called instead of its amount. */
  readonly presetText?: (amount: string) => string;
  readonly presetsLabel: string;
  /** Hundredths of the value, if it is an amount. */
  readonly amount: number | undefined;
}

/** Whole coins, typed or chosen. */
export function AmountField({ presets, presetText, presetsLabel, amount, ...field }: AmountFieldProps) {
  useSignals();
  const locale = language.value;
  return (
    <div className={styles.field}>
      {presets.length > 0 && (
        <fieldset className={styles.presets} aria-label={presetsLabel}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={preset === amount}
              onClick={() => field.onValue(formatCoin(preset, locale))}
            >
              {presetText?.(formatCoin(preset, locale)) ?? formatCoin(preset, locale)}
            </button>
          ))}
        </fieldset>
      )}
      <TextField {...field} name="amount" inputMode="numeric" autoComplete="off" enterKeyHint="done" />
    </div>
  );
}

/** What an amount has to be; hundredths. */
export interface AmountRule {
  readonly min: number;
  readonly max: number;
  /** What there is to take it from. */
  readonly most?: number | undefined;
}

/** Says in words what is wrong with a typed amount, before anything is sent. */
export function useAmountProblem(): (amount: number | undefined, rule: AmountRule) => string | undefined {
  useSignals();
  const t = useT();
  const locale = language.value;
  const coins = (hundredths: number) => formatCoin(hundredths, locale);
  return (amount, { min, max, most }) => {
    if (amount === undefined) return t('common.wholeCoins', { example: coins(150_000) });
    if (amount < min) return t('common.atLeast', { amount: coins(min) });
    if (most !== undefined && amount > most) return t('common.atMost', { amount: coins(most) });
    return amount > max ? t('common.atMost', { amount: coins(max) }) : undefined;
  };
}
