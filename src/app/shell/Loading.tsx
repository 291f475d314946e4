import { useT } from '#src/i18n/t.ts';
import { LoadingBar } from '#src/ui/LoadingBar/LoadingBar.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** While a screen's own code is on its way. */
export function Loading() {
  const t = useT();
  return (
    <>
      <LoadingBar label={t('shell.loading')} />
      <Skeleton shape="row" />
      <Skeleton shape="banner" />
      <Skeleton shape="row" />
    </>
  );
}
