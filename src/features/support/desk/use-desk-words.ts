import { useSignals } from '@preact/signals-react/runtime';
import type { DeskState } from '#src/contract/support.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { language, useT } from '#src/i18n/t.ts';
import { clockTime, shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';

const MINUTE_MS = 60_000;

/** Whether somebody is there, or when: in the reader's own time. */
export function useDeskWords(state: DeskState): string {
  useSignals();
  const t = useT();
  const locale = language.value;
  useNow(MINUTE_MS);
  const now = platformTime();
  const { open, from, until } = state;
  if (open) return t('service.deskOpen');
  // Hours that were read yesterday say nothing of today.
  if (from === undefined || until === undefined || until <= now) return t('service.deskClosed');
  return from > now
    ? t('service.deskFrom', { time: shortMoment(from, now, locale) })
    : t('service.deskHours', { from: clockTime(from, locale), until: clockTime(until, locale) });
}
