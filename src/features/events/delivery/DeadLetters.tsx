import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { saveFile } from '#src/patterns/save-file.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { download } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { exportDeadLetters, isOwn } from './actions.ts';
import type { DeliveryState } from './queries.ts';

const MINUTE_MS = 60_000;

const save = async () => saveFile('halcyon-events.ndjson', 'application/x-ndjson', await exportDeadLetters());

/** Events that the platform refused permanently: none is dropped silently. */
export function DeadLetters({ state }: { state: DeliveryState }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const now = useNow(MINUTE_MS) / 1000;
  const { deadLetters, letters } = state;
  return (
    <>
      <Section title={t('events.deadLetters', { count: deadLetters })} text={t('events.deadLettersText')}>
        <ul>
          {letters.map(({ eventSeq, event, reason, refusedAt }) => (
            <li key={eventSeq}>
              <ListRow
                title={isOwn(event.eventUserId) ? event.eventName : t('events.ofOther')}
                detail={`${reason} · ${shortMoment(refusedAt / 1000, now, locale)}`}
                end={<bdi>{`#${eventSeq}`}</bdi>}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Button icon={download} isWide onClick={() => void save()}>
        {t('events.export')}
      </Button>
    </>
  );
}
