import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LONG_MS = 500;

/** Handlers for a long press on a link; the click at its end is suppressed. Empty if there is no action. */
export function useLongPress(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasActed = useRef(false);
  if (!act) return {};
  const stop = () => clearTimeout(timer.current);
  const fire = () => {
    stop();
    if (hasActed.current) return;
    hasActed.current = true;
    act();
  };
  return {
    onPointerDown(event: PointerEvent) {
      hasActed.current = false;
      if (event.isPrimary && event.button === 0) timer.current = setTimeout(fire, LONG_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Android's long press, the right mouse button and the menu key all cause this event; iOS sends nothing.
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      fire();
    },
    onClick(event: MouseEvent) {
      if (hasActed.current) event.preventDefault();
      hasActed.current = false;
    },
  };
}
