import type { TaskConfig } from '#src/contract/config/bonus.ts';
import { useT } from '#src/i18n/t.ts';
import type { Target } from '#src/navigation/activity-target.ts';
import { paths } from '#src/navigation/paths.ts';
import { finishTask } from '#src/patterns/activity/finish-task.ts';
import { TargetLink } from '#src/patterns/activity/TargetLink.tsx';
import type { Targets } from '#src/patterns/activity/use-targets.ts';

interface GoLinkProps {
  readonly task: TaskConfig;
  readonly targets: Targets;
}

/** Leads to where the task is done. */
export function GoLink({ task, targets }: GoLinkProps) {
  const t = useT();
  const target = targetOf(task, targets);
  if (!target) return null;
  return (
    <TargetLink
      isCompact
      target={target}
      aria-label={t('bonus.goOf', { what: task.name })}
      onOpen={task.group === 'follow' ? () => void finishTask(task.taskId) : undefined}
    >
      {t('bonus.go')}
    </TargetLink>
  );
}

/** A task that names its own screen is done by playing. */
function targetOf({ clickType, clickAction }: TaskConfig, targets: Targets): Target | undefined {
  const target = targets({ clickType, clickAction });
  return target?.href === paths.bonusTasks ? { kind: 'screen', href: paths.home } : target;
}
