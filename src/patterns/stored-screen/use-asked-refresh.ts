import { useState } from 'react';
import { connection } from '#src/data/api/connection.ts';
import type { RefreshResult } from '#src/data/api/joined.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { problemOf } from './use-problem.ts';

/** A read that the member asked for with a button: if it fails, a short message says why. */
export function useAskedRefresh(refresh: () => Promise<RefreshResult>) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    sayFailure(await refresh(), t);
    setBusy(false);
  };
  return { isBusy, ask };
}

/** Offline too: the member pressed a button and waits for an answer. */
function sayFailure(refreshed: RefreshResult, t: Translate): void {
  if (refreshed.ok || refreshed.kind === 'signedOut') return;
  const isOffline = connection.peek() === 'offline';
  showToast(isOffline ? t('common.needsConnection') : problemOf(refreshed, t), 'warning');
}
