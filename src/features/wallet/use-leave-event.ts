import { useEffect, useRef } from 'react';

/** Runs when a form is left, unless it was sent. */
export function useLeaveEvent(onLeave: () => void): { readonly noteSent: () => void } {
  const latest = useRef(onLeave);
  const isSent = useRef(false);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(
    () => () => {
      if (!isSent.current) latest.current();
    },
    [],
  );
  return {
    noteSent() {
      isSent.current = true;
    },
  };
}
