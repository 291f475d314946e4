import { type RefObject, useEffect } from 'react';
import { type EventFields, track } from './track.ts';

const HALF = 0.5;

/** Sends `view` once per showing, when at least half of the element is visible. */
export function useTrackView(
  element: RefObject<Element | null>,
  eventInterfaceId: string,
  fields?: EventFields,
): void {
  const { eventShowType = '', eventRoomId = '' } = fields ?? {};
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < HALF) return;
        observer.disconnect();
        track('view', { eventInterfaceId, eventShowType, eventRoomId });
      },
      { threshold: HALF },
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element, eventInterfaceId, eventShowType, eventRoomId]);
}
