import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the first screen that comes after it, without a Suspense boundary: the markup of a page
 * that was drawn in a browser knows none, and would not hydrate with one.
 */
export function useIsland<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted = true,
): ComponentType<P> | undefined {
  const [Island, setIsland] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void load().then(
      (loaded) => !isGone && setIsland(() => loaded),
      // Offline before it was ever kept: the page does without.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return Island;
}
