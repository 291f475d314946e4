import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { connection } from './connection.ts';
import type { Refreshed } from './joined.ts';

export type RefreshFailure = Exclude<Refreshed, { ok: true }>;

export interface Refreshing {
  /** Why the last try brought nothing; what is stored stays as it is. */
  readonly failure: RefreshFailure | undefined;
  readonly isBusy: boolean;
  readonly again: () => void;
}

/** Reads anew when a screen opens, when the connection returns, and on request. Keep `refresh` the same function. */
export function useRefresh(refresh: () => Promise<Refreshed>): Refreshing {
  const [failure, setFailure] = useState<RefreshFailure>();
  const [running, setRunning] = useState(0);
  const state = useSignalValue(connection);
  const hasAsked = useRef(false);
  const ask = useCallback(async () => {
    const refreshed = await refresh();
    setFailure(refreshed.ok ? undefined : refreshed);
  }, [refresh]);
  useEffect(() => {
    // A line that is unsure is asked once; its state changes by the answer.
    if (state === 'offline' || (state === 'unsure' && hasAsked.current)) return;
    hasAsked.current = true;
    void ask();
  }, [ask, state]);
  return {
    failure,
    isBusy: running > 0,
    again() {
      setRunning((before) => before + 1);
      void ask().finally(() => setRunning((before) => before - 1));
    },
  };
}
