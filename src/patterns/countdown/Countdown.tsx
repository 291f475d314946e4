import { useEffect, useRef } from 'react';
import { platformTime } from '#src/data/api/clock.ts';
import { askSoon } from '#src/data/api/out-of-date.ts';
import { useT } from '#src/i18n/t.ts';
import { dateOf } from '#src/lib/timing.ts';
import { countdown } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';

const SECOND_MS = 1000;

/** Time left until a moment of the platform's clock, in epoch seconds: `2 d 04:05:06`, or `04:05:06`. Then the screen asks again. */
export function Countdown({ until }: { until: number }) {
  const t = useT();
  const now = platformTime(useNow(SECOND_MS));
  useEnd(until <= now);
  const { days, hours, minutes, seconds } = countdown(until, now);
  const two = (count: number) => String(count).padStart(2, '0');
  const clock = [hours, minutes, seconds].map(two).join(':');
  return (
    <time dateTime={dateOf(until).toISOString()} dir="ltr" translate="no">
      {days > 0 ? t('common.daysAndTime', { days, clock }) : clock}
    </time>
  );
}

/** Not for one that was over when it was first shown. */
function useEnd(isOver: boolean): void {
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) askSoon();
    wasOver.current = isOver;
  }, [isOver]);
}
