import { useSignals } from '@preact/signals-react/runtime';
import type { Limit, LimitKind } from '#src/contract/limits.ts';
import { language, useT } from '#src/i18n/t.ts';
import { duration } from '#src/lib/duration.ts';
import { formatCoin, formatExactCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';

/** Values of limits as text, in the current language: coins, or a time. */
export function useWords() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const amount = (kind: LimitKind, value: number) =>
    kind === 'session' ? duration(value, locale) : formatCoin(value, locale);
  const exact = (kind: LimitKind, value: number) =>
    kind === 'session' ? duration(value, locale) : formatExactCoin(value, locale);
  return {
    t,
    locale,
    /** 0 = no limit. */
    valueOf: (kind: LimitKind, value: number) =>
      value === 0 ? t('safer-play.noLimit') : amount(kind, value),
    usedOf: ({ kind, used, value }: Limit) =>
      t('safer-play.usedOf', { used: exact(kind, used), value: exact(kind, value) }),
    moment: (time: number) => dateTime(time, locale),
  };
}
