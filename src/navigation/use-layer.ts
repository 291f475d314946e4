import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { raiseLayer } from './layer.ts';

/**
 * While something is open over the screen, back closes it, unless `close` returns false. Returns what takes its entry out
 * of the history, for what is to follow.
 */
export function useLayer(isOpen: boolean, close: () => boolean | void): () => Promise<void> {
  const closeNow = useEffectEvent(() => close() !== false);
  const drop = useRef(() => Promise.resolve());
  // Before it is drawn, because somebody may go back as soon as they see it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dropOwn = raiseLayer(() => closeNow());
    drop.current = dropOwn;
    return () => void dropOwn();
  }, [isOpen]);
  return () => drop.current();
}
