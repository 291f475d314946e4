import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';

/** The space of a screen whose data has not been read yet. */
export function ScreenSkeleton() {
  return (
    <>
      <Skeleton shape="banner" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </>
  );
}
