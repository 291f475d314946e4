import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import type { RefreshFailure, Refreshing } from '#src/data/api/use-refresh.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { useMaintenance } from './use-maintenance.ts';

/** Message for a failed refresh. Offline the banner shows it already. */
export function useProblem({ failure }: Pick<Refreshing, 'failure'>): string | undefined {
  useSignals();
  const t = useT();
  const isOffline = connection.value === 'offline';
  const maintenance = useMaintenance();
  if (!failure || isOffline || failure.kind === 'signedOut') return undefined;
  if (maintenance) return maintenance;
  return problemOf(failure, t);
}

export function problemOf(failure: RefreshFailure, t: Translate): string {
  if (failure.kind === 'refused') return failure.msg || t('common.failed');
  if (failure.kind === 'unreadable') return t('common.unreadable');
  return t(failure.kind === 'timeout' ? 'common.timedOut' : 'common.unreachable');
}
