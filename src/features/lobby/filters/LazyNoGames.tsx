import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '#src/i18n/load-texts.ts';
import type { NoGamesProps } from './NoGames.tsx';

/** Loaded only when a filter has no result: the lobby's first screen always has games. */
export function LazyNoGames(props: NoGamesProps) {
  const [Loaded, setLoaded] = useState<ComponentType<NoGamesProps>>();
  useEffect(() => {
    let isCancelled = false;
    const show = async () => {
      const [{ NoGames }] = await Promise.all([import('./NoGames.tsx'), loadTexts(['common'])]);
      if (!isCancelled) setLoaded(() => NoGames);
    };
    void show();
    return () => {
      isCancelled = true;
    };
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
