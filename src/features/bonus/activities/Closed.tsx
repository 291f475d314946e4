import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

/** The platform does not offer the activity of this screen now. */
export function Closed() {
  const t = useT();
  return (
    <EmptyState scene="calm" title={t('common.notAvailable')} text={t('bonus.closedText')}>
      <ButtonLink variant="primary" href={paths.bonusEvent}>
        {t('bonus.allEvents')}
      </ButtonLink>
    </EmptyState>
  );
}
