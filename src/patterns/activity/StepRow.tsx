import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import { refreshActivities } from '#src/data/member/refresh-activities.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
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
  const t = useT();
  const locale = useSignalValue(language);
  const { awards, status, progress, target } = step;
  const name = title ?? stepText(step, locale, t);
  const [done, all] = [progress, target].map((count) => countText(step, count, locale));
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <small className={styles.awards}>
          <AwardsText awards={awards} />
        </small>
        {status === 0 && progress > 0 && title === undefined && (
          <span className={styles.progress}>
            <Progress label={name} value={progress} max={target} />
            <small>{t('activity.progress', { done: done ?? '', all: all ?? '' })}</small>
          </span>
        )}
      </div>
      {status === 1 && !isOver && (
        <ClaimButton claiming={stepClaiming(activityId, step.step)} refresh={refreshActivities} what={name} />
      )}
      {status === 2 && <ClaimedMark time={step.time} />}
    </div>
  );
}
