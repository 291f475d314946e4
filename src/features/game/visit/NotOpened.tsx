import type { NoAnswer } from '#src/contract/call.ts';
import { connection } from '#src/data/api/connection.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

interface NotOpenedProps {
  readonly kind: NoAnswer['kind'];
  readonly onRetry: () => void;
}

/** The platform did not answer; asking again is safe, because the same wish opens the same stay. */
export function NotOpened({ kind, onRetry }: NotOpenedProps) {
  const t = useT();
  const isOffline = useSignalValue(connection) === 'offline';
  const title = kind === 'notSent' ? t('common.offline') : t('common.unreachable');
  return (
    <EmptyState scene="away" title={kind === 'timeout' ? t('common.timedOut') : title}>
      <Button
        variant="primary"
        reason={isOffline ? t('common.needsConnection') : undefined}
        onClick={onRetry}
      >
        {t('common.tryAgain')}
      </Button>
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
    </EmptyState>
  );
}
