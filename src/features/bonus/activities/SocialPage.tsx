import { useState } from 'react';
import { bonusCalls, type TaskState } from '#src/contract/bonus.ts';
import type { TaskConfig } from '#src/contract/config/bonus.ts';
import type { SocialMedia } from '#src/contract/config.ts';
import { refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { useT } from '#src/i18n/t.ts';
import { isSafeAddress } from '#src/lib/address/safe-address.ts';
import { finishTask } from '#src/patterns/activity/finish-task.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { share } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { openWindow } from './open-window.ts';

interface SocialPageProps {
  readonly page: SocialMedia;
  readonly task: TaskConfig | undefined;
  /** Absent for a visitor, and for a page without an award. */
  readonly state: TaskState | undefined;
}

/** Opening the page offers its award; if the browser opens no window, the address can be copied. */
export function SocialPage({ page: { name, url }, task, state }: SocialPageProps) {
  const t = useT();
  const [isBlocked, setBlocked] = useState(false);
  if (!isSafeAddress(url)) return null;
  const open = () => {
    const isOpened = openWindow(url);
    setBlocked(!isOpened);
    if (state?.status === 0) void finishTask(state.taskId);
  };
  return (
    <>
      <ListRow
        icon={share}
        title={name}
        detail={task && <AwardsText awards={task.awards} />}
        end={<Action name={name} url={url} state={state} onOpen={open} />}
      />
      {isBlocked && <CopyRow title={t('bonus.blocked')} value={url} />}
    </>
  );
}

interface ActionProps {
  readonly name: string;
  readonly url: string;
  readonly state: TaskState | undefined;
  readonly onOpen: () => void;
}

function Action({ name, url, state, onOpen }: ActionProps) {
  const t = useT();
  if (state?.status === 1) {
    const { taskId } = state;
    const claiming = { call: bonusCalls.receiveTaskAward, input: { taskId }, subject: String(taskId) };
    return <ClaimButton claiming={claiming} refresh={refreshTasks} what={name} />;
  }
  return (
    <>
      {state?.status === 2 && <ClaimedMark />}
      <ButtonLink
        isCompact
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('bonus.openOf', { verb: t('bonus.open'), what: name })}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        {t('bonus.open')}
      </ButtonLink>
    </>
  );
}
