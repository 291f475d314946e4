import { useSignals } from '@preact/signals-react/runtime';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { EventList } from './EventList.tsx';
import { type Events, refreshEvents, useEvents } from './use-events.ts';
import { refreshOpen } from '#src/data/answers/refresh-activities.ts';
import { type Claimable, useClaimables } from './use-claimables.ts';

const TIMES = ['open', 'soon'] as const;

/** What can be claimed now, from all areas, then the other activities; a visitor sees the activities alone. */
export default function BonusScreen() {
  useSignals();
  const { memberId } = session.value;
  return (
    <Stack>
      <BonusTabs />
      {memberId > 0 ? <MembersBonus /> : <VisitorsBonus />}
    </Stack>
  );
}

/** Readable offline; each claim waits for the line. */
function MembersBonus() {
  const t = useT();
  const member = useMember();
  const open = useClaimables();
  const events = useEvents();
  const refreshing = useRefresh(refreshOpen);
  const problem = useProblem(refreshing);
  if (!open || !member || events === undefined) {
    return <EmptyScreen title={t('bonus.openUnread')} isRead={open === null} refreshing={refreshing} />;
  }
  return (
    <>
      <Freshness readAt={open.readAt} problem={problem} onRetry={refreshing.again} />
      <ToClaim claimables={open.claimables} nextTime={open.nextTime} />
      {events && <OtherEvents events={events} />}
    </>
  );
}

function VisitorsBonus() {
  const t = useT();
  const events = useEvents();
  const refreshing = useRefresh(refreshEvents);
  return events ? (
    <EventList events={events} times={TIMES} />
  ) : (
    <EmptyScreen title={t('bonus.eventsUnread')} isRead={events === null} refreshing={refreshing} />
  );
}

/** Those with something to claim are listed above. Without any, what stands there says all there is to say. */
function OtherEvents({ events }: { events: Events }) {
  const list = events.list.filter(({ state }) => state?.claimable !== true);
  const isAny = list.some(({ time }) => TIMES.some((shown) => shown === time));
  return isAny && <EventList events={{ ...events, list }} times={TIMES} />;
}

function ToClaim({ claimables, nextTime }: { claimables: readonly Claimable[]; nextTime: number }) {
  const t = useT();
  if (claimables.length === 0) {
    return (
      <EmptyState scene="calm" title={t('bonus.nothingOpen')} text={t('bonus.nothingOpenText')}>
        <p>
          <span>{`${t('bonus.nextIn')} `}</span>
          <Countdown until={nextTime} />
        </p>
        <ButtonLink variant="primary" href={paths.bonusTasks}>
          {t('bonus.tasks')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Section title={t('bonus.toClaim')}>
      {claimables.map(({ id, title, awards, claiming, refresh }) => (
        <ListRow
          key={id}
          icon={gift}
          title={title}
          detail={awards.length > 0 ? <AwardsText awards={awards} /> : t('bonus.surprise')}
          end={<ClaimButton claiming={claiming} refresh={refresh} what={title} />}
        />
      ))}
    </Section>
  );
}
