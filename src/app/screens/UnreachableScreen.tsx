import { useState } from 'react';
import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { useMaintenance } from '#src/patterns/stored-screen/use-maintenance.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { PageCover } from '#src/ui/PageCover/PageCover.tsx';
import { reloadIfServed } from '../updates/update.ts';

interface UnreachableScreenProps {
  readonly reason: 'unreachable' | 'unreadable';
}

/** The page cover when nothing is stored and the platform cannot be reached, or not be understood. */
export function UnreachableScreen({ reason }: UnreachableScreenProps) {
  const t = useT();
  const maintenance = useMaintenance();
  const [isBusy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    void reloadIfServed().finally(() => setBusy(false));
  };
  return (
    <PageCover name={brand.name}>
      {reason === 'unreadable' ? (
        <p>{t('common.unreadable')}</p>
      ) : (
        <>
          <p>{maintenance ?? t('common.serviceUnreachable')}</p>
          <p>{t('common.unreachableHint', { address: brand.support })}</p>
        </>
      )}
      <Button variant="primary" isBusy={isBusy} onClick={again}>
        {t('common.tryAgain')}
      </Button>
    </PageCover>
  );
}
