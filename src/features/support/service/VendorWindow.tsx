import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { isPath, type PlainPath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { KeptSheet } from '#src/ui/KeptSheet/KeptSheet.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { leaveForPage } from './leave-chat.ts';
import styles from './VendorWindow.module.css';
import { useChat } from './use-chat.ts';

/** `allow-same-origin` keeps the origin of the games, which identifies its messages; it is never the app's origin. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A vendor's chat, hidden or maximized: the conversation goes on while it is hidden. */
export function VendorWindow({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const { frame, document, isReady, isAway } = useChat(isOpen);
  return (
    <KeptSheet
      title={t('service.chat')}
      closeLabel={t('common.close')}
      isOpen={isOpen}
      onClose={closeOverlay}
    >
      {isAway && <Away />}
      {!isAway && !isReady && <Connecting />}
      {document && (
        <iframe
          ref={frame}
          className={styles.frame}
          title={t('service.chat')}
          src={document.address}
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          data-ready={isReady || undefined}
        />
      )}
    </KeptSheet>
  );
}

function Connecting() {
  const t = useT();
  return (
    <div className={styles.waiting}>
      <output className={styles.progress}>
        <Spinner />
        <span>{t('service.connecting')}</span>
      </output>
      <p className={styles.vendor}>{t('service.vendor')}</p>
      <Button onClick={leaveForPage}>{t('service.otherWays')}</Button>
    </div>
  );
}

const FEEDBACK: string = '/feedback';

function Away() {
  const t = useT();
  const [, navigate] = useLocation();
  const leaveFor = (path: PlainPath) => () => leaveOverlayFor(path, navigate);
  return (
    <EmptyState scene="away" title={t('service.awayTitle')} text={t('service.awayText')}>
      {isPath(FEEDBACK) && (
        <Button variant="primary" onClick={leaveFor(FEEDBACK as PlainPath)}>
          {t('service.feedback')}
        </Button>
      )}
      <Button onClick={leaveForPage}>{t('service.otherWays')}</Button>
    </EmptyState>
  );
}
