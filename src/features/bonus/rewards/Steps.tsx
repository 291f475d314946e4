import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { stepsOf } from '#src/data/member/activity-steps.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { activityScreen } from '#src/navigation/activity-screen.ts';
import { paths } from '#src/navigation/paths.ts';
import { StepRow } from '#src/patterns/activity/StepRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

interface StepsProps {
  readonly config: Pick<AppConfigShell, 'activityList'>;
  readonly member: MemberRow;
}

/** Activities in steps that have no screen of their own: sign-up bonus, fund, seasons, and any that is new. */
export function Steps({ config, member }: StepsProps) {
  return config.activityList
    .filter(({ id, activityType }) => {
      const screen = activityScreen(activityType) ?? paths.bonusReward;
      return screen === paths.bonusReward && member.activityIds.includes(id);
    })
    .map((activity) => <Activity key={activity.id} activity={activity} member={member} />);
}

function Activity({ activity: { id, name }, member }: { activity: ActivityConfig; member: MemberRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const state = member.activityMap[String(id)];
  const steps = stepsOf(state);
  const endTime = state?.endTime;
  const now = useMoments(endTime);
  if (steps.length === 0) return null;
  const isOver = endTime !== undefined && endTime <= now;
  // What was missed is no news; what was claimed stays readable in the record.
  if (isOver && steps.every(({ status }) => status !== 2)) return null;
  const until =
    endTime === undefined ? undefined : t('bonus.until', { time: shortMoment(endTime, now, locale) });
  return (
    <Section title={name} text={isOver ? t('bonus.over') : until}>
      {steps.map((step) => (
        <StepRow key={step.step} activityId={id} step={step} isOver={isOver} />
      ))}
      <GivenCoins kind="activity" />
    </Section>
  );
}
