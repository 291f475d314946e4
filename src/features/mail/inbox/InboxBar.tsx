import { useMemo } from 'react';
import { mailCalls } from '#src/contract/mail.ts';
import { refreshInbox } from '#src/data/mails/refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useClaim } from '#src/patterns/claim/use-claim.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { askAndDelete } from '../delete-mails.ts';
import styles from './InboxBar.module.css';
import { useClaimableIds } from './queries.ts';
import type { Selection } from './use-selection.ts';

interface InboxBarProps {
  readonly unread: number;
  readonly selection: Selection;
}

/** What can be done with several mails at once. */
export function InboxBar({ unread, selection }: InboxBarProps) {
  const t = useT();
  const claimable = useClaimableIds();
  if (selection.isOn) return <SelectionBar selection={selection} />;
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{unread > 0 && t('mail.unread', { count: unread })}</p>
      <Button isCompact onClick={selection.begin}>
        {t('mail.select')}
      </Button>
      {claimable.length > 0 && <ReceiveAll ids={claimable} />}
    </div>
  );
}

function ReceiveAll({ ids }: { ids: readonly number[] }) {
  const t = useT();
  const claiming = useMemo(
    () => ({ call: mailCalls.receiveMail, input: { ids: [...ids] }, subject: 'all' }),
    [ids],
  );
  const { isSending, isWaiting, claim } = useClaim(claiming, refreshInbox);
  return (
    <Button
      variant="primary"
      icon={gift}
      isCompact
      isBusy={isSending}
      reason={isWaiting ? t('common.claimWaits') : undefined}
      onClick={claim}
    >
      {t('mail.receiveAll', { count: ids.length })}
    </Button>
  );
}

function SelectionBar({ selection }: { selection: Selection }) {
  const t = useT();
  const { ids } = selection;
  const remove = async () => {
    if (await askAndDelete(ids, false)) selection.end();
  };
  return (
    <div className={classNames(styles.bar, styles.selecting)}>
      <p className={styles.count} aria-live="polite">
        {t('mail.selected', { count: ids.length })}
      </p>
      <Button isCompact onClick={selection.end}>
        {t('mail.stop')}
      </Button>
      <Button isCompact onClick={selection.selectAll}>
        {t('mail.selectAll')}
      </Button>
      {ids.length > 0 && (
        <Button variant="danger" isCompact onClick={() => void remove()}>
          {t('mail.delete')}
        </Button>
      )}
    </div>
  );
}
