import { useEffect, useReducer } from 'react';
import { announce } from './announced.ts';
import { platformTime } from './clock.ts';

/**
 * The platform's time in epoch seconds, for what is shown until some moment or from it on. The component is drawn again
 * when one of the moments has come, and the open screen asks again.
 */
export function useMoments(...moments: readonly (number | undefined)[]): number {
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const key = moments.join(' ');
  useEffect(() => {
    const stops = key.split(' ').map((moment) => announce(Number(moment), draw));
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
  return platformTime();
}

/** For what says `today`: the component is drawn again at local midnight, and the open screen asks again. */
export function useMidnight(): void {
  const now = new Date(platformTime() * 1000);
  useMoments(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() / 1000);
}
