import { useSignals } from '@preact/signals-react/runtime';
import type { TaskState } from '#src/contract/bonus.ts';
import type { TaskConfig } from '#src/contract/config/bonus.ts';
import { refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import type { Targets } from '#src/patterns/activity/use-targets.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { taskClaiming } from '../claimings.ts';
import { GoLink } from './GoLink.tsx';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  readonly task: TaskConfig;
  readonly state: TaskState;
  readonly targets: Targets;
  /** When the tasks of a day begin again. */
  readonly resetTime: number;
}

export function TaskRow({ task, state, targets, resetTime }: TaskRowProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { name, unit, awards } = task;
  const { progress, target, status } = state;
  const shown = (count: number) =>
    unit === 'coin' ? formatCoin(count, locale) : count.toLocaleString(locale);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <small className={styles.awards}>
          <AwardsText awards={awards} />
        </small>
        {status === 0 && target > 1 && (
          <span className={styles.progress}>
            <Progress label={name} value={progress} max={target} />
            <small>{t('bonus.progress', { done: shown(progress), all: shown(target) })}</small>
          </span>
        )}
      </div>
      {status === 1 && (
        <ClaimButton claiming={taskClaiming(task, resetTime)} refresh={refreshTasks} what={name} />
      )}
      {status === 0 && <GoLink task={task} targets={targets} />}
      {status === 2 && <ClaimedMark />}
    </div>
  );
}
