import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs when a form is left, unless it was sent. */
export function useLeaveEvent(onLeave: () => void): { readonly noteSent: () => void } {
  const isSent = useRef(false);
  const leave = useEffectEvent(() => {
    if (!isSent.current) onLeave();
  });
  useEffect(() => () => leave(), []);
  return {
    noteSent() {
      isSent.current = true;
    },
  };
}
