import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels; a longer drag, or a faster one than below, closes the sheet. */
const FAR = 120;
/** Pixels per millisecond. */
const FAST = 0.5;

interface Drag {
  readonly pointer: number;
  readonly startY: number;
  readonly startedAt: number;
  distance: number;
}

/** The sheet follows the finger downwards and closes if it is released far down or fast. */
export function useDragToClose(sheet: RefObject<HTMLElement | null>, leave: () => void) {
  const drag = useRef<Drag>(undefined);

  const place = (transform: string, transition: string) => {
    if (sheet.current) Object.assign(sheet.current.style, { transform, transition });
  };
  const reset = () => {
    drag.current = undefined;
    place('', '');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = event.target instanceof Element && event.target.closest('button, a, input');
      if (isControl || !event.isPrimary || event.pointerType === 'mouse') return;
      drag.current = {
        pointer: event.pointerId,
        startY: event.clientY,
        startedAt: event.timeStamp,
        distance: 0,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer !== event.pointerId) return;
      drag.current.distance = Math.max(0, event.clientY - drag.current.startY);
      place(`translateY(${drag.current.distance}px)`, 'none');
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ended = drag.current;
      if (ended?.pointer !== event.pointerId) return;
      reset();
      const pace = ended.distance / Math.max(1, event.timeStamp - ended.startedAt);
      if (ended.distance > FAR || (ended.distance > 10 && pace > FAST)) leave();
    },
    onPointerCancel: reset,
  };
}
