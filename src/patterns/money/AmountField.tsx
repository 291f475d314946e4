import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { leastWhole, mostWhole } from './limit-coin.ts';
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
  const whole = presets.filter((preset) => preset === mostWhole(preset));
  return (
    <div className={styles.field}>
      {whole.length > 0 && (
        <fieldset className={styles.presets} aria-label={presetsLabel}>
          {whole.map((preset) => (
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
  return (amount, rule) => {
    const min = leastWhole(rule.min);
    const max = mostWhole(Math.min(rule.max, rule.most ?? rule.max));
    if (amount === undefined) return t('common.wholeCoins', { example: coins(150_000) });
    if (amount < min) return t('common.atLeast', { amount: coins(min) });
    return amount > max ? t('common.atMost', { amount: coins(max) }) : undefined;
  };
}
