import { useEffect } from 'react';
import { useT } from '#src/i18n/t.ts';
import { pathShape } from '#src/lib/address/path-shape.ts';
import { paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export function NotFoundScreen() {
  const t = useT();
  useEffect(() => {
    track('error', { eventInterfaceId: pathShape(location.pathname), eventShowType: 'page' });
  }, []);
  return (
    <EmptyState scene="lost" title={t('shell.notFound')} text={t('common.notFoundText')}>
      <ButtonLink variant="primary" href={paths.home}>
        {t('shell.toLobby')}
      </ButtonLink>
      <ButtonLink href={paths.service}>{t('shell.service')}</ButtonLink>
    </EmptyState>
  );
}
