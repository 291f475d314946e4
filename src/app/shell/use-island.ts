import { type ComponentType, useEffect, useState } from 'react';

/**
 * Part of the first screen that loads after it, without a Suspense boundary: markup that was rendered in a browser
 * contains none and would not hydrate with one.
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
      // Offline and never cached: the page works without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return Island;
}
