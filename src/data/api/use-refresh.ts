import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { connectionLost } from '../db/database.ts';
import { connection } from './connection.ts';
import type { RefreshResult } from './joined.ts';
import { outOfDate } from './out-of-date.ts';

export type RefreshFailure = Exclude<RefreshResult, { ok: true }>;

export interface Refreshing {
  /** Why the last attempt failed; stored data stays as it is. */
  readonly failure: RefreshFailure | undefined;
  readonly isBusy: boolean;
  readonly again: () => void;
}

/** Refreshes when a screen opens, when the connection returns, when it may be out of date, and on request. `refresh` has to be a stable function. */
export function useRefresh(refresh: () => Promise<RefreshResult>): Refreshing {
  useSignals();
  const [failure, setFailure] = useState<RefreshFailure>();
  const [running, setRunning] = useState(0);
  const state = connection.value;
  const hasAsked = useRef(false);
  const ask = useCallback(async () => {
    const refreshed = await refresh();
    setFailure(refreshed.ok ? undefined : refreshed);
  }, [refresh]);
  useEffect(() => {
    // On an unsure connection it tries once; the answer changes the state.
    if (state === 'offline' || (state === 'unsure' && hasAsked.current)) return;
    hasAsked.current = true;
    void ask();
  }, [ask, state]);
  useEffect(() => {
    const unlessOffline = () => connection.peek() !== 'offline' && void ask();
    const stops = [connectionLost.listen(() => void ask()), outOfDate.listen(unlessOffline)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ask]);
  return {
    failure,
    isBusy: running > 0,
    again() {
      setRunning((before) => before + 1);
      void ask().finally(() => setRunning((before) => before - 1));
    },
  };
}
