import { useT } from '#src/i18n/t.ts';
import { LoadingBar } from '#src/ui/LoadingBar/LoadingBar.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** Shown while the code of a screen loads. */
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
