import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshOpen } from '#src/data/answers/refresh-activities.ts';
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
  const row = useLiveQuery(
    async () => (await queuedAbout(db, { memberId, call, subject }))[0],
    [memberId, call, subject],
  );
  const isRefreshing = useRefreshAfter(row !== undefined, refresh);
  const isUntried = row?.attempts === 0 && connection.value !== 'offline';
  return {
    isSending: isUntried || isRefreshing,
    isWaiting: row !== undefined && !isUntried,
    claim: () => void claim(claiming).catch((error) => reportError(error)),
  };
}

/** Whether what has changed with the claim is being read. */
function useRefreshAfter(isQueued: boolean, refresh: () => Promise<unknown>): boolean {
  const [wasQueued, setQueued] = useState(isQueued);
  const [isRefreshing, setRefreshing] = useState(false);
  if (wasQueued !== isQueued) {
    setQueued(isQueued);
    setRefreshing(!isQueued);
  }
  useEffect(() => {
    if (!isRefreshing) return;
    void refreshOpen();
    // The button waits for its own list alone.
    const end = () => setRefreshing(false);
    refresh().then(end, end);
  }, [isRefreshing, refresh]);
  return isRefreshing;
}
