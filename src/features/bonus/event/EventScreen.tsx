import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { useQuery } from '#src/navigation/query.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { EventList } from './EventList.tsx';
import styles from './EventScreen.module.css';
import { EventText } from './EventText.tsx';
import { refreshEvents, useEvents } from './use-events.ts';

/** All activities; `id` in the address opens the text of one. */
export default function EventScreen() {
  const t = useT();
  const [query] = useQuery();
  const events = useEvents();
  const refreshing = useRefresh(refreshEvents);
  const problem = useProblem(refreshing);
  const id = query.id('id');
  if (!events) {
    return (
      <Stack>
        {id === 0 && <BonusTabs />}
        <EmptyScreen title={t('bonus.eventsUnread')} isRead={events === null} refreshing={refreshing} />
      </Stack>
    );
  }
  const freshness = events.readAt > 0 && (
    <Freshness readAt={events.readAt} problem={problem} onRetry={refreshing.again} />
  );
  if (id > 0) {
    return (
      <div className={styles.narrow}>
        <Stack>
          {freshness}
          <EventText key={id} id={id} events={events} />
        </Stack>
      </div>
    );
  }
  return (
    <Stack>
      <BonusTabs />
      {freshness}
      <EventList events={events} times={['open', 'soon', 'past']} />
    </Stack>
  );
}
