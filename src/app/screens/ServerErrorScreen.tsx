import { useEffect, useState } from 'react';
import { useSupportAddress } from '#src/data/config/support.ts';
import { useT } from '#src/i18n/t.ts';
import { errorKind } from '#src/lib/error-kind.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

interface ServerErrorScreenProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the first script, because it has to work when nothing else can be loaded. */
export function ServerErrorScreen({ error, onRetry }: ServerErrorScreenProps) {
  const t = useT();
  // Analysts find the error by what the member reads out to the service.
  const [reference] = useState(() => uuidv4().slice(0, 8));
  const support = useSupportAddress();
  useEffect(() => {
    const kind = errorKind(error);
    track('error', { eventInterfaceId: kind, eventShowType: 'page', eventProps: { kind, reference } });
  }, [error, reference]);
  return (
    <EmptyState scene="storm" title={t('shell.serverTitle')} text={t('shell.serverText')} isPage>
      <Button variant="primary" onClick={onRetry}>
        {t('shell.tryAgain')}
      </Button>
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
      <ButtonLink href={paths.service}>{t('shell.service')}</ButtonLink>
      <p>
        <a href={`mailto:${support}?subject=${reference}`}>{support}</a>
        <span>{` ${t('shell.reference', { id: reference })}`}</span>
      </p>
    </EmptyState>
  );
}
