import { useSignals } from '@preact/signals-react/runtime';
import type { NoAnswer } from '#src/contract/call.ts';
import { connection } from '#src/data/api/connection.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

interface NotOpenedProps {
  readonly kind: NoAnswer['kind'];
  readonly onRetry: () => void;
}

const TITLES: Readonly<Record<NoAnswer['kind'], TextKey>> = {
  timeout: 'common.timedOut',
  unreachable: 'common.unreachable',
  unreadable: 'common.unreadable',
  notSent: 'common.offline',
  signedOut: 'common.sessionEndedText',
  // An earlier start of the same game is still under way.
  busy: 'game.slow',
};

/** The platform did not answer; trying again is safe, because the same key opens the same game session. */
export function NotOpened({ kind, onRetry }: NotOpenedProps) {
  useSignals();
  const t = useT();
  const isOffline = connection.value === 'offline';
  return (
    <EmptyState scene="away" title={t(TITLES[kind])}>
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
