import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import type { Refreshing } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useProblem } from './use-problem.ts';
import { useTimeoutTip } from './use-timeout-tip.ts';

interface EmptyScreenProps {
  readonly title: string;
  /** The database has been read, and nothing is stored. */
  readonly isRead: boolean;
  readonly refreshing: Refreshing;
  /** Has the size of the content that replaces it, unless that is a whole screen. */
  readonly placeholder?: Elements;
  /** Stands below the reason. */
  readonly children?: Elements;
}

/** Replaces data that is not stored: a skeleton while it loads, and the reason if it does not load. */
export function EmptyScreen({ title, isRead, refreshing, placeholder, children }: EmptyScreenProps) {
  useSignals();
  const t = useT();
  const problem = useProblem(refreshing);
  useTimeoutTip(isRead, refreshing);
  const isOffline = connection.value === 'offline';
  if (!isRead || (!isOffline && problem === undefined)) {
    return placeholder ?? <ScreenSkeleton />;
  }
  return (
    <>
      <EmptyState scene="away" title={title} text={isOffline ? t('common.needsConnection') : problem}>
        {!isOffline && <Button onClick={refreshing.again}>{t('common.tryAgain')}</Button>}
        {!isOffline && <ButtonLink href={paths.service}>{t('shell.service')}</ButtonLink>}
        {refreshing.failure?.traceId && (
          <small>{t('common.traceId', { id: refreshing.failure.traceId })}</small>
        )}
      </EmptyState>
      {children}
    </>
  );
}
