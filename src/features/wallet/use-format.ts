import { useMidnight } from '#src/data/api/use-moments.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { platformTime } from '#src/data/api/clock.ts';
import { language } from '#src/i18n/t.ts';
import { formatCoin, formatExactCoin } from '#src/lib/money.ts';
import { percent } from '#src/lib/percent.ts';
import { shortMoment } from '#src/lib/time.ts';

/** Amounts, shares and moments as text, in the current language. */
export function useFormat() {
  useSignals();
  useMidnight();
  const locale = language.value;
  return {
    locale,
    /** Hundredths as whole coins. */
    coins: (hundredths: number) => formatCoin(hundredths, locale),
    /** Amounts that add up. */
    exact: (hundredths: number) => formatExactCoin(hundredths, locale),
    /** Hundredths of a percent. */
    percent: (share: number) => percent(share, locale),
    /** Formats epoch seconds of the platform's clock. */
    moment: (time: number) => shortMoment(time, platformTime(), locale),
  };
}
