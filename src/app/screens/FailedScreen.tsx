import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { connection } from '#src/data/api/connection.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { MissingChunk } from '../loading/load-chunk.ts';
import { ServerErrorScreen } from './ServerErrorScreen.tsx';

interface FailedScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the first script, because it has to work when nothing else can be loaded. */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const isLineDown = error instanceof MissingChunk && error.isLineDown;
  return isLineDown ? <NeedsLine onRetry={onRetry} /> : <ServerErrorScreen error={error} onRetry={onRetry} />;
}

/** Asks again by itself once the connection has returned. */
function NeedsLine({ onRetry }: Pick<FailedScreenProps, 'onRetry'>) {
  useSignals();
  const t = useT();
  const state = connection.value;
  useEffect(() => {
    let before = connection.peek();
    return connection.subscribe((now) => {
      const hasReturned = now === 'online' && before !== 'online';
      before = now;
      if (hasReturned) onRetry();
    });
  }, [onRetry]);
  return (
    <EmptyState
      scene="away"
      title={t(state === 'offline' ? 'shell.offlineTitle' : 'shell.lineTitle')}
      text={t('shell.offlineText')}
      isPage
    >
      <Button variant="primary" onClick={onRetry}>
        {t('shell.tryAgain')}
      </Button>
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
    </EmptyState>
  );
}
