import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PageCover } from '#src/ui/PageCover/PageCover.tsx';

/** The page cover when nothing is stored and the platform cannot be reached. */
export function UnreachableScreen() {
  const t = useT();
  return (
    <PageCover name={brand.name}>
      <p>{t('common.serviceUnreachable')}</p>
      <p>{t('common.unreachableHint', { address: brand.support })}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('common.tryAgain')}
      </Button>
    </PageCover>
  );
}
