import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import type { AwardLog as Entry } from '#src/contract/bonus.ts';
import { useMidnight } from '#src/data/api/use-moments.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { moreAwards, refreshAwardLog } from '#src/data/member/award-log.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { clockTime } from '#src/lib/time.ts';
import { dateOf } from '#src/lib/timing.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { AwardsText } from '../awards/AwardsText.tsx';
import { EmptyScreen } from '../stored-screen/EmptyScreen.tsx';
import { ShowMore } from '../stored-screen/ShowMore.tsx';
import { useProblem } from '../stored-screen/use-problem.ts';
import styles from './AwardLog.module.css';

interface AwardLogProps {
  /** `ALL_AWARDS`, or the type of an activity. */
  readonly activityType: number;
  /** Title while nothing is stored. */
  readonly unread: string;
  /** Instead of an empty list. */
  readonly children: Elements;
}

/** What the member received, by day; pages that were read once can be read offline. */
export function AwardLog({ activityType, unread, children }: AwardLogProps) {
  const stored = useSnapshot('claims');
  const refresh = useCallback(() => refreshAwardLog(activityType), [activityType]);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  const kept = stored?.value.find((each) => each.activityType === activityType);
  if (!kept) return <EmptyScreen title={unread} isRead={stored !== undefined} refreshing={refreshing} />;
  return (
    <>
      <Freshness readAt={kept.readAt} problem={problem} onRetry={refreshing.again} />
      {kept.list.length === 0 ? children : <Days list={kept.list} />}
      {kept.hasMore && <ShowMore read={() => moreAwards(kept)} />}
    </>
  );
}

function Days({ list }: { list: readonly Entry[] }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  useMidnight();
  const dayTitle = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return [...byDay(list)].map(([day, entries]) => (
    <Section
      key={day}
      title={
        day === dayOf(platformTime())
          ? t('common.range_today')
          : dayTitle.format(dateOf(entries[0]?.time ?? 0))
      }
    >
      <ul>
        {entries.map(({ id, name, awards, time }) => (
          <li key={id}>
            <ListRow
              icon={gift}
              title={name || t('common.unknownAward')}
              detail={clockTime(time, locale)}
              end={
                <span className={styles.awards}>
                  <AwardsText awards={awards} />
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  ));
}

const dayOf = (time: number): string => dateOf(time).toDateString();

/** Days of this device, in the order of the list. */
function byDay(list: readonly Entry[]): Map<string, Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of list) {
    const day = dayOf(entry.time);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}
