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
    const end = new AbortController();
    const { signal } = end;
    const ask = () =>
      void load().then(
        (loaded) => !signal.aborted && setIsland(() => loaded),
        // The page works without it, and asks again at the next tap or when the line returns.
        () => {
          if (signal.aborted) return;
          const again = new AbortController();
          const retry = () => {
            again.abort();
            ask();
          };
          const until = { signal: AbortSignal.any([signal, again.signal]) };
          addEventListener('click', retry, until);
          addEventListener('online', retry, until);
        },
      );
    ask();
    return () => end.abort();
  }, [load, isWanted]);
  return Island;
}
