import { useT } from '#src/i18n/t.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import styles from './InviteNote.module.css';
import { type Invite, isInvited } from './invite.ts';

interface InviteNoteProps {
  readonly invite: Invite;
  readonly error: string | undefined;
  /** An invalid invitation must not prevent a registration. */
  readonly onDrop: () => void;
}

export function InviteNote({ invite, error, onDrop }: InviteNoteProps) {
  const t = useT();
  if (!isInvited(invite)) return null;
  const text = invite.inviteCode
    ? t('auth.inviter', { code: invite.inviteCode })
    : t('auth.inviterId', { id: invite.pid ?? 0 });
  return (
    <div className={styles.note}>
      <Icon of={gift} isSmall />
      <span>
        <span>{text}</span>
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </span>
      {error && <Button onClick={onDrop}>{t('auth.dropInvite')}</Button>}
    </div>
  );
}
