import { stepsOf } from '#src/data/member/activity-steps.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { StepRow } from '#src/patterns/activity/StepRow.tsx';
import { useSignInFirst } from '#src/patterns/activity/use-sign-in-first.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ScreenSkeleton } from '#src/patterns/stored-screen/ScreenSkeleton.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { EventLink } from './EventLink.tsx';
import { EventNotes } from './EventNotes.tsx';
import type { ActivityEvent, Events } from './use-events.ts';

/** One activity with its rules and its own button: where every unknown kind of activity leads to. */
export function EventText({ id, events }: { id: number; events: Events }) {
  const t = useT();
  const isThis = ({ activity }: ActivityEvent) => activity.id === id;
  const event = events.list.find(isThis);
  const isHidden = events.hidden.some(isThis);
  useSignInFirst(isHidden);
  if (isHidden) return <ScreenSkeleton />;
  if (!event) {
    return (
      <EmptyState scene="lost" title={t('bonus.eventGone')}>
        <ButtonLink variant="primary" href={paths.bonusEvent}>
          {t('bonus.allEvents')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const { awards = [] } = event.activity;
  const steps = stepsOf(event.state);
  const isOpen = event.time === 'open';
  return (
    <>
      <ActivityHero activity={event.activity} pictures={events.pictures}>
        <EventNotes event={event} />
      </ActivityHero>
      {awards.length > 0 && steps.length === 0 && (
        <Facts facts={[{ name: t('bonus.award'), value: <AwardsText awards={awards} /> }]} />
      )}
      {steps.length > 0 && (
        <Section title={t('bonus.steps')}>
          {steps.map((step) => (
            <StepRow key={step.step} activityId={id} step={step} isOver={!isOpen} />
          ))}
        </Section>
      )}
      <EventLink event={event} targets={events.targets} isWide />
      <ButtonLink isWide href={paths.bonusEvent}>
        {t('bonus.allEvents')}
      </ButtonLink>
    </>
  );
}
