import { useSignals } from '@preact/signals-react/runtime';
import { readAwards } from '#src/contract/page/award-kinds.ts';
import { language, useT } from '#src/i18n/t.ts';
import { StepRow } from '#src/patterns/activity/StepRow.tsx';
import { stepText } from '#src/patterns/activity/step-text.ts';
import type { ActivityHere } from '#src/patterns/activity/use-activity-at.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

const CLAIMED = 2;

interface DepositStepsProps {
  readonly here: ActivityHere;
  readonly hasDeposited: boolean;
  readonly isOver: boolean;
}

/** The steps with their amounts; a platform without steps names one award for all. */
export function DepositSteps({ here: { activity, steps }, hasDeposited, isOver }: DepositStepsProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  if (!activity) return null;
  const awards = readAwards(activity.awards ?? []);
  const credited = steps
    .filter(({ status }) => status === CLAIMED)
    .flatMap((step) => readAwards(step.awards));
  const text = noteOf({ hasDeposited, isOver, isReached: steps.some(({ status }) => status > 0) });
  return (
    <>
      {steps.length > 0 ? (
        <Section title={t('bonus.steps')} {...(text && { text: t(text) })}>
          {steps.map((step) => (
            <StepRow
              key={step.step}
              activityId={activity.id}
              step={step}
              title={stepText(step, locale, t)}
              isOver={isOver}
            />
          ))}
          <GivenCoins kind="activity" />
        </Section>
      ) : (
        awards.length > 0 && (
          <Facts facts={[{ name: t('bonus.upTo'), value: <AwardsText awards={awards} /> }]} />
        )
      )}
      {credited.length > 0 && (
        <Facts
          facts={[
            { name: t('bonus.credited'), value: <AwardsText awards={summed(credited)} />, isTotal: true },
          ]}
        />
      )}
    </>
  );
}

interface Moment {
  readonly hasDeposited: boolean;
  readonly isOver: boolean;
  readonly isReached: boolean;
}

function noteOf({ hasDeposited, isOver, isReached }: Moment) {
  if (hasDeposited) return isReached ? 'bonus.depositMade' : 'bonus.depositTooSmall';
  return isOver ? 'bonus.depositOver' : undefined;
}

/** One award for each item. */
function summed(awards: ReturnType<typeof readAwards>) {
  const sums = new Map<number, number>();
  for (const { itemId, num } of awards) sums.set(itemId, (sums.get(itemId) ?? 0) + num);
  return [...sums].map(([itemId, num]) => ({ itemId, num }));
}
