import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { hasUnreadChat } from '#src/navigation/chat.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { KeptSheet } from '#src/ui/KeptSheet/KeptSheet.tsx';
import { track } from '#src/tracking/track.ts';
import { Desk } from '../desk/Desk.tsx';
import { useDeskWords } from '../desk/use-desk-words.ts';
import { refreshServices } from './actions.ts';

/** Hidden or maximized, like a vendor's chat. */
export function DeskWindow({ isOpen }: { isOpen: boolean }) {
  useSignals();
  const t = useT();
  const isMember = session.value.memberId > 0;
  useEffect(() => {
    if (!isOpen) return;
    hasUnreadChat.value = false;
    track('chat_open');
    // It may have been replaced by another online service.
    void refreshServices();
  }, [isOpen]);
  return (
    <KeptSheet
      title={t('service.chat')}
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={closeOverlay}
    >
      {isMember ? <Desk isOpen={isOpen} /> : <Visitor />}
    </KeptSheet>
  );
}

/** An answer has to find its reader again, so only members write to the desk. */
function Visitor() {
  const t = useT();
  const [, navigate] = useLocation();
  const stored = useSnapshot('desk');
  const words = useDeskWords(stored?.value.desk ?? { open: false });
  return (
    <EmptyState scene="calm" title={t('service.deskSignIn')} text={words}>
      <Button variant="primary" onClick={() => leaveOverlayFor(paths.login, navigate)}>
        {t('shell.signIn')}
      </Button>
      <Button onClick={() => leaveOverlayFor(paths.feedback, navigate)}>{t('service.feedback')}</Button>
    </EmptyState>
  );
}
