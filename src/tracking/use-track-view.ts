import { type RefObject, useEffect } from 'react';
import { track } from './track.ts';
import type { ElementFields } from './use-track-click.ts';

const HALF = 0.5;

const shown = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Runs once, when half of the element is visible. One observer for all elements: a lobby has a hundred. */
export function watchView(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(tellShown, { threshold: HALF });
  shown.set(element, act);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function tellShown(entries: IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    if (intersectionRatio < HALF) continue;
    observer?.unobserve(target);
    shown.get(target)?.();
  }
}

/** Sends `view` once per showing, when at least half of the element is visible. */
export function useTrackView(
  element: RefObject<Element | null>,
  eventInterfaceId: string,
  fields: ElementFields,
): void {
  const { eventShowType, eventRoomId } = fields;
  useEffect(() => {
    if (!element.current) return;
    return watchView(element.current, () => {
      const game = eventRoomId === undefined ? {} : { eventRoomId };
      track('view', { eventInterfaceId, eventShowType, ...game });
    });
  }, [element, eventInterfaceId, eventShowType, eventRoomId]);
}
