import { useCallback, useRef } from 'react';
import { type EventFields, track } from './track.ts';

/** A view and a click have the same fields. */
export type ElementFields = Omit<EventFields<'click'>, 'eventInterfaceId'>;

/** Sends `click` once per element until the screen is left. */
export function useTrackClick(): (eventInterfaceId: string, fields: ElementFields) => void {
  const sent = useRef(new Set<string>());
  return useCallback((eventInterfaceId, fields) => {
    if (sent.current.has(eventInterfaceId)) return;
    sent.current.add(eventInterfaceId);
    track('click', { ...fields, eventInterfaceId });
  }, []);
}
