import { platformTime } from '#src/data/api/clock.ts';
import { useT } from '#src/i18n/t.ts';
import { countdown } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';

const SECOND_MS = 1000;

/** Time left until a moment of the platform's clock, in epoch seconds: `2 d 04:05:06`, or `04:05:06`. */
export function Countdown({ until }: { until: number }) {
  const t = useT();
  const now = useNow(SECOND_MS);
  const { days, hours, minutes, seconds } = countdown(until, platformTime(now));
  const two = (count: number) => String(count).padStart(2, '0');
  const clock = [hours, minutes, seconds].map(two).join(':');
  return (
    <time dateTime={new Date(until * SECOND_MS).toISOString()} dir="ltr" translate="no">
      {days > 0 ? t('common.daysAndTime', { days, clock }) : clock}
    </time>
  );
}
