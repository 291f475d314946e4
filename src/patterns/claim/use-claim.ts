import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { db } from '#src/data/db/database.ts';
import { refreshOpen } from '#src/data/member/refresh-open.ts';
import { queuedAbout } from '#src/data/mutations/queue.ts';
import { session } from '#src/data/session/session.ts';
import { claim, type Claiming } from './claim.ts';

export interface ClaimState {
  readonly isSending: boolean;
  /** It is stored, and is sent when there is a connection. */
  readonly isWaiting: boolean;
  readonly claim: () => void;
}

/**
 * `refresh` reads the list that the award belongs to, once the claim has been answered. An award may also be what
 * another bonus asks for.
 */
export function useClaim(claiming: Claiming, refresh: () => Promise<unknown>): ClaimState {
  useSignals();
  const { memberId } = session.value;
  const { subject } = claiming;
  const call = claiming.call.name;
  const isWaiting =
    useLiveQuery(
      async () => (await queuedAbout(db, { memberId, call, subject })).length > 0,
      [...[memberId, call, subject]],
    ) ?? false;
  const [isSending, setSending] = useState(false);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void readAnew(refresh);
    wasWaiting.current = isWaiting;
  }, [isWaiting, refresh]);
  return {
    isSending,
    isWaiting: isWaiting && !isSending,
    claim() {
      setSending(true);
      claim(claiming)
        .then(() => readAnew(refresh))
        .catch((error) => reportError(error))
        .finally(() => setSending(false));
    },
  };
}

/** The button waits for its own list alone. */
function readAnew(refresh: () => Promise<unknown>): Promise<unknown> {
  void refreshOpen();
  return refresh();
}
