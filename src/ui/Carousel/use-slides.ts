import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { bringToStart } from './bring-to-start.ts';

/** Milliseconds per slide. */
const STAY_MS = 6000;

/** The current slide, and a function to show another one. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const show = useCallback(
    (index: number) => {
      const element = track.current;
      const slide = element?.children[(index + count) % count];
      if (element && slide) bringToStart(element, slide);
    },
    [track, count],
  );
  useEffect(() => {
    const take = ([front]: number[]) => front !== undefined && setCurrent(front);
    return track.current ? watchSlides(track.current, { threshold: 0.7 }, take) : undefined;
  }, [track, count]);
  return { current, show };
}

/** The last slide that is or was visible or next to a visible one; at first the first slide. */
export function useReach(track: RefObject<HTMLElement | null>, count: number): number {
  const [reach, setReach] = useState(0);
  useEffect(() => {
    const take = (near: number[]) => setReach((before) => Math.max(before, ...near));
    return track.current ? watchSlides(track.current, { rootMargin: '0px 50%' }, take) : undefined;
  }, [track, count]);
  return reach;
}

/** Reports which slides are inside the watched part of the track; returns a function that stops it. */
function watchSlides(
  track: HTMLElement,
  area: IntersectionObserverInit,
  tell: (indices: number[]) => void,
): () => void {
  const slides = [...track.children];
  const watch = new IntersectionObserver(
    (entries) =>
      tell(entries.filter((entry) => entry.isIntersecting).map(({ target }) => slides.indexOf(target))),
    { root: track, ...area },
  );
  for (const slide of slides) watch.observe(slide);
  return () => watch.disconnect();
}

/** Advances automatically unless reduced motion is on, or the user has paused it or is using it. */
export function useAutoplay(track: RefObject<HTMLElement | null>, isStill: boolean, next: () => void) {
  const [choice, setPaused] = useState<boolean>();
  const isPaused = choice ?? isStill;
  const advance = useRef(next);
  useEffect(() => {
    advance.current = next;
  });
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      if (mayMove(track.current)) advance.current();
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [isPaused, track]);
  return { isPaused, toggle: () => setPaused(!isPaused) };
}

function mayMove(element: HTMLElement | null): boolean {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isBusy = element?.matches(':hover, :focus-within, :active') ?? true;
  return !wantsStillness && !isBusy && document.visibilityState === 'visible';
}
