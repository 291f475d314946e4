import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How long a slide stays. */
const STAY_MS = 6000;

/** Which slide is in front, and how to bring another one there. */
export function useSlides(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const show = useCallback(
    (index: number) => {
      const element = track.current;
      const slide = element?.children[(index + count) % count];
      if (!element || !slide) return;
      // Not scrollIntoView, which would also scroll the page.
      const way = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
      element.scrollBy({ left: way - Number.parseFloat(getComputedStyle(element).scrollPaddingLeft || '0') });
    },
    [track, count],
  );
  useEffect(() => {
    const take = ([front]: number[]) => front !== undefined && setCurrent(front);
    return track.current ? watchSlides(track.current, { threshold: 0.7 }, take) : undefined;
  }, [track, count]);
  return { current, show };
}

/** The last slide that is, or once was, in sight or next to it; before anything is known the first. */
export function useReach(track: RefObject<HTMLElement | null>, count: number): number {
  const [reach, setReach] = useState(0);
  useEffect(() => {
    const take = (near: number[]) => setReach((before) => Math.max(before, ...near));
    return track.current ? watchSlides(track.current, { rootMargin: '0px 50%' }, take) : undefined;
  }, [track, count]);
  return reach;
}

/** Tells which slides have come into what of the track is watched; returns what ends it. */
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

/** Moves on by itself unless the device asks for less motion, somebody pauses it or is busy with it. */
export function useAutoplay(track: RefObject<HTMLElement | null>, next: () => void) {
  const [isPaused, setPaused] = useState(false);
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
