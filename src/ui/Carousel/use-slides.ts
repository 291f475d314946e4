import { type RefObject, useEffect, useRef, useState } from 'react';
import { bringToStart } from './bring-to-start.ts';

/** Milliseconds per slide. */
const STAY_MS = 6000;

/** The visible slides, and a function to show the next one; after the last slide the first. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [visible, setVisible] = useState([0]);
  const [front = 0] = visible;
  const next = () => {
    const row = track.current;
    const slide = row?.children[visible.includes(count - 1) ? 0 : front + 1];
    if (row && slide) bringToStart(row, slide);
  };
  useEffect(() => (track.current ? watchVisible(track.current, setVisible) : undefined), [track, count]);
  return { visible, next };
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

/** Reports the visible slides from first to last, unless it is between two; returns a function that stops it. */
export const watchVisible = (track: HTMLElement, tell: (indices: number[]) => void): (() => void) =>
  watchSlides(track, { threshold: 0.7 }, (indices) => indices.length > 0 && tell(indices));

function watchSlides(
  track: HTMLElement,
  area: IntersectionObserverInit,
  tell: (indices: number[]) => void,
): () => void {
  const slides = [...track.children];
  const inside: boolean[] = [];
  const watch = new IntersectionObserver(
    (entries) => {
      // Only those that have changed.
      for (const { isIntersecting, target } of entries) inside[slides.indexOf(target)] = isIntersecting;
      tell([...slides.keys()].filter((index) => inside[index]));
    },
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
