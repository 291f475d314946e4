import { useSignals } from '@preact/signals-react/runtime';
import { platformTime } from '#src/data/api/clock.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime, shortMoment } from '#src/lib/time.ts';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { clock, gift } from '#src/ui/Icon/shapes.ts';
import styles from './EventNotes.module.css';
import type { ActivityEvent } from './use-events.ts';

/** When it begins or ends, and whether there is something to claim in it. */
export function EventNotes({ event }: { event: ActivityEvent }) {
  const t = useT();
  const { state, time } = event;
  const isDone = state?.claimed === true && state.claimable !== true;
  const when = useMoment(event);
  return (
    <div className={styles.notes}>
      {when && (
        <span className={styles.note}>
          <Icon of={clock} isSmall />
          <span>{when}</span>
        </span>
      )}
      {time === 'open' && state?.claimable === true && (
        <span className={styles.waiting}>
          <Icon of={gift} isSmall />
          <span>{t('bonus.canClaim')}</span>
        </span>
      )}
      {isDone && <ClaimedMark />}
    </div>
  );
}

function useMoment({ activity: { startTime = 0 }, time, endTime }: ActivityEvent): string | undefined {
  useSignals();
  const t = useT();
  const locale = language.value;
  const now = platformTime();
  if (time === 'closed') return t('common.notAvailable');
  if (time === 'soon') return t('bonus.fromTime', { time: dateTime(startTime, locale) });
  if (endTime === undefined) return undefined;
  return endTime <= now
    ? t('bonus.ended', { time: dateTime(endTime, locale) })
    : t('bonus.until', { time: shortMoment(endTime, now, locale) });
}
