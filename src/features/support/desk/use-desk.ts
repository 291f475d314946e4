import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import { DONE } from '#src/data/api/joined.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { db } from '#src/data/db/database.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import { every } from '#src/lib/timing.ts';
import { refreshDesk } from './actions.ts';
import { waitingMessages } from '#src/data/support/desk.ts';

/** Milliseconds between two questions while somebody looks on. */
const ASK_MS = 5000;

/** The conversation as it is kept, and what waits to be sent. While it is hidden nothing is read. */
export function useDesk(isOpen: boolean) {
  useSignals();
  const { memberId } = session.value;
  const stored = useSnapshot('desk');
  const waiting = useLiveQuery(() => waitingMessages(db, memberId), [memberId]) ?? [];
  const refresh = useCallback(async () => (isOpen ? refreshDesk() : DONE), [isOpen]);
  const refreshing = useRefresh(refresh);
  useEffect(() => {
    if (!isOpen) return;
    const timer = every(ASK_MS, () => {
      if (document.visibilityState === 'visible' && connection.peek() !== 'offline') void refreshDesk();
    });
    return () => clearInterval(timer);
  }, [isOpen]);
  return { stored, waiting, refreshing, isOffline: connection.value === 'offline' };
}
