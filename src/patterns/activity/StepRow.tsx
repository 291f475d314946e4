import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import { language, useT } from '#src/i18n/t.ts';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { AwardsText } from '../awards/AwardsText.tsx';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { ClaimedMark } from '../claim/ClaimedMark.tsx';
import { stepClaiming } from './step-claiming.ts';
import { countText, stepText } from './step-text.ts';
import styles from './StepRow.module.css';

interface StepRowProps {
  readonly activityId: number;
  readonly step: ActivityStep;
  /** Instead of what is counted. */
  readonly title?: string;
  /** It can no longer be claimed. */
  readonly isOver?: boolean;
}

/** What a step of an activity asks for, how far it has come, and its award. */
export function StepRow({ activityId, step, title, isOver = false }: StepRowProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { awards, status } = step;
  const name = title ?? stepText(step, locale, t);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <small className={styles.awards}>
          <AwardsText awards={awards} />
        </small>
        {title === undefined && <HowFar step={step} name={name} />}
      </div>
      {status === 1 && !isOver && (
        <ClaimButton claiming={stepClaiming(activityId, step.step)} refresh={refreshActivities} what={name} />
      )}
      {status === 2 && <ClaimedMark time={step.time} />}
    </div>
  );
}

/** Only of a step that has begun, because its name says what is to be done. */
function HowFar({ step, name }: { step: ActivityStep; name: string }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { status, progress, target } = step;
  if (status !== 0 || progress === 0) return null;
  return (
    <span className={styles.progress}>
      <Progress label={name} value={progress} max={target} />
      <small>
        {t('bonus.progress', {
          done: countText(step, progress, locale),
          all: countText(step, target, locale),
        })}
      </small>
    </span>
  );
}
