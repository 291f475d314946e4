import { useT } from '#src/i18n/t.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EventCard } from './EventCard.tsx';
import styles from './EventList.module.css';
import type { Events } from './use-events.ts';

interface EventListProps {
  readonly events: Events;
  /** In the order in which they are shown. */
  readonly times: ReadonlyArray<'open' | 'soon' | 'past'>;
}

export function EventList({ events, times }: EventListProps) {
  const t = useT();
  const groups = times
    .map((time) => ({ time, list: events.list.filter((event) => event.time === time) }))
    .filter(({ list }) => list.length > 0);
  const more = events.hidden.filter(({ time }) => times.some((shown) => shown === time)).length;
  if (groups.length === 0 && more === 0) {
    return <EmptyState scene="calm" title={t('bonus.noEvents')} text={t('bonus.noEventsText')} />;
  }
  const sections = groups.map(({ time, list }) => (
    <section key={time} className={styles.group}>
      <h2 className={styles.title}>{t(`bonus.events_${time}`)}</h2>
      <ul className={styles.cards}>
        {list.map((event) => (
          <EventCard key={event.activity.id} event={event} events={events} />
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {sections}
      {more > 0 && (
        <ButtonLink isWide href={signInFromHere()}>
          {t('bonus.moreSignedIn', { count: more })}
        </ButtonLink>
      )}
    </>
  );
}
