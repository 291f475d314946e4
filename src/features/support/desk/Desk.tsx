import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { DeskState } from '#src/contract/support.ts';
import { db } from '#src/data/db/database.ts';
import { DESK_DRAFT, type DeskDraft } from '#src/data/support/desk.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { leaveOverlayFor } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Bubble } from '../messages/Bubble.tsx';
import { olderMessages } from './actions.ts';
import { Composer } from './Composer.tsx';
import styles from './Desk.module.css';
import { useDesk } from './use-desk.ts';
import { useDeskWords } from './use-desk-words.ts';

/** The platform's own desk: what was written, what waits to be sent, and a field. */
export function Desk({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const { stored, waiting, refreshing, isOffline } = useDesk(isOpen);
  const problem = useProblem(refreshing);
  const returnedAt = useReturned();
  const messages = stored?.value.messages ?? [];
  const log = useEndInView([messages.at(-1)?.id, waiting.length, isOpen]);
  return (
    <div className={styles.desk}>
      <Notice state={isOffline ? undefined : stored?.value.desk} />
      <div ref={log} className={styles.log} role="log" aria-label={t('support.conversation')}>
        {stored?.value.hasMore && <ShowMore read={olderMessages} />}
        {messages.map((each) => (
          <Bubble key={each.id} message={each} />
        ))}
        {waiting.map(({ requestId, content, picture, time, isTried }) => (
          <Bubble
            key={requestId}
            message={{ from: 'member', content, images: picture ? [picture] : [], time }}
            state={t(isOffline || isTried ? 'service.deskWaits' : 'support.picture_sending')}
          />
        ))}
        {messages.length + waiting.length === 0 && <p>{t('service.deskEmpty')}</p>}
        {!isOffline && <Problem text={problem} />}
      </div>
      <Composer key={returnedAt} />
    </div>
  );
}

/** Without a line nothing is known of who is there. */
function Notice({ state }: { state: DeskState | undefined }) {
  const t = useT();
  if (state) return <Hours state={state} />;
  return (
    <div className={styles.notice}>
      <p>{t('service.deskOffline')}</p>
    </div>
  );
}

function Hours({ state }: { state: DeskState }) {
  const t = useT();
  const [, navigate] = useLocation();
  const words = useDeskWords(state);
  return (
    <div className={styles.notice}>
      <output>{words}</output>
      {!state.open && (
        <Button isCompact onClick={() => leaveOverlayFor(paths.feedback, navigate)}>
          {t('service.deskFeedback')}
        </Button>
      )}
    </div>
  );
}

/** When a refused message last became a draft again, which the composer reads anew. */
function useReturned(): number {
  useSignals();
  const { memberId } = session.value;
  const draft = useLiveQuery(() => db.drafts.get([memberId, DESK_DRAFT]), [memberId])?.value as
    | DeskDraft
    | undefined;
  const [latest, setLatest] = useState(0);
  const { returnedAt = 0 } = draft ?? {};
  if (returnedAt > latest) setLatest(returnedAt);
  return latest;
}

/** What is new is at the end. */
function useEndInView(changes: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = ref.current;
    if (log) log.scrollTop = log.scrollHeight;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The caller names what counts as new.
  }, changes);
  return ref;
}
