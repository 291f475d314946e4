import { bonusCalls, type TaskState } from '#src/contract/bonus.ts';
import type { ActivityConfig, TaskConfig } from '#src/contract/config/bonus.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { ClaimedMark } from '../ClaimedMark.tsx';
import { refreshTasks } from '../reads.ts';
import { GoLink } from './GoLink.tsx';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  readonly task: TaskConfig;
  readonly state: TaskState;
  readonly activities: readonly ActivityConfig[];
}

export function TaskRow({ task, state, activities }: TaskRowProps) {
  const t = useT();
  const locale = useSignalValue(language);
  const { name, unit, awards } = task;
  const { taskId, progress, target, status } = state;
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
        <ClaimButton
          claiming={{ call: bonusCalls.receiveTaskAward, input: { taskId }, subject: String(taskId) }}
          refresh={refreshTasks}
          what={name}
        />
      )}
      {status === 0 && <GoLink task={task} activities={activities} />}
      {status === 2 && <ClaimedMark />}
    </div>
  );
}
