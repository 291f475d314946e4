import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Pixels by which a tap may move. */
const TREMBLE = 8;
const STEP = 32;

/** A button that a drag or the arrow keys move up and down, and a shorter press activates. */
export function useDragAlongEdge(onPress: () => void) {
  const [place, setPlace] = useState<number>();
  const drag = useRef<{ startY: number; offset: number; hasMoved: boolean }>(undefined);
  const style = place === undefined ? undefined : ({ '--handle-place': `${place}px` } as CSSProperties);
  return {
    style,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { top } = event.currentTarget.getBoundingClientRect();
      drag.current = { startY: event.clientY, offset: event.clientY - top, hasMoved: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || event.buttons === 0) return;
      now.hasMoved ||= Math.abs(event.clientY - now.startY) > TREMBLE;
      if (now.hasMoved) setPlace(event.clientY - now.offset);
    },
    onClick() {
      const hasMoved = drag.current?.hasMoved ?? false;
      drag.current = undefined;
      if (!hasMoved) onPress();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : 0;
      if (step === 0) return;
      event.preventDefault();
      setPlace(event.currentTarget.getBoundingClientRect().top + step);
    },
  };
}
