import { activityText } from '#src/navigation/activity-target.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './EventCard.module.css';
import { EventLink } from './EventLink.tsx';
import { EventNotes } from './EventNotes.tsx';
import type { ActivityEvent, Events } from './use-events.ts';

interface EventCardProps {
  readonly event: ActivityEvent;
  readonly events: Events;
}

export function EventCard({ event, events }: EventCardProps) {
  const { id, name, image, desc } = event.activity;
  return (
    <li className={styles.card}>
      <Picture
        name={name}
        base={`${events.pictures}${image}`}
        widths={[480, 960]}
        sizes="(min-width: 48rem) 20rem, 92vw"
        ratio="banner"
      />
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link className={styles.link} href={activityText(id)}>
              {name}
            </Link>
          </h3>
          {desc && <p className={styles.text}>{desc}</p>}
          <EventNotes event={event} />
        </div>
        <div className={styles.action}>
          <EventLink event={event} targets={events.targets} />
        </div>
      </div>
    </li>
  );
}
