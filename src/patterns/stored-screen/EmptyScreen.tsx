import { connection } from '#src/data/api/connection.ts';
import type { Refreshing } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useProblem } from './use-problem.ts';

interface EmptyScreenProps {
  readonly title: string;
  /** The device has been looked at, and nothing is stored. */
  readonly isRead: boolean;
  readonly refreshing: Refreshing;
}

/** In place of what is not stored: a shape while it is on its way, and why where it does not come. */
export function EmptyScreen({ title, isRead, refreshing }: EmptyScreenProps) {
  const t = useT();
  const problem = useProblem(refreshing);
  const isOffline = useSignalValue(connection) === 'offline';
  if (!isRead || (!isOffline && problem === undefined)) {
    return (
      <>
        <Skeleton shape="banner" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </>
    );
  }
  return (
    <EmptyState scene="away" title={title} text={isOffline ? t('common.needsConnection') : problem}>
      {!isOffline && <Button onClick={refreshing.again}>{t('common.tryAgain')}</Button>}
      {refreshing.failure?.traceId && (
        <small>{t('common.traceId', { id: refreshing.failure.traceId })}</small>
      )}
    </EmptyState>
  );
}
