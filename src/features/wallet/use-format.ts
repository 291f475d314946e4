import { platformTime } from '#src/data/api/clock.ts';
import { language } from '#src/i18n/t.ts';
import { formatCoin, formatExactCoin } from '#src/lib/money.ts';
import { percent } from '#src/lib/percent.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** Amounts, shares and moments as text, in the current language. */
export function useFormat() {
  const locale = useSignalValue(language);
  return {
    locale,
    /** Hundredths as whole coins. */
    coins: (hundredths: number) => formatCoin(hundredths, locale),
    /** Amounts that add up. */
    exact: (hundredths: number) => formatExactCoin(hundredths, locale),
    /** Hundredths of a percent. */
    percent: (share: number) => percent(share, locale),
    /** Of the platform's time, in epoch seconds. */
    moment: (time: number) => shortMoment(time, platformTime(), locale),
  };
}
