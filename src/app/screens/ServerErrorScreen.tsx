import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

interface ServerErrorScreenProps {
  readonly onRetry: () => void;
}

/** In the first script, because it has to work when nothing else can be loaded. */
export function ServerErrorScreen({ onRetry }: ServerErrorScreenProps) {
  const t = useT();
  return (
    <EmptyState scene="storm" title={t('shell.serverTitle')} text={t('shell.serverText')} isPage>
      <Button variant="primary" onClick={onRetry}>
        {t('shell.tryAgain')}
      </Button>
      <ButtonLink href={paths.home}>{t('shell.toLobby')}</ButtonLink>
    </EmptyState>
  );
}
