import { useEffect, useRef } from 'react';
import { brand } from '#src/lib/brand.ts';
import { arrivalQuery } from '#src/navigation/arrival.ts';
import { trackPageView, trackStart } from '#src/tracking/track.ts';
import type { Route } from '../routes.ts';
import { useTitle } from './use-title.ts';

interface PageEffectsProps {
  readonly route: Route | undefined;
  readonly path: string;
}

/** Effects of a change of screen: the title, the focus on its heading, and `page_view`. */
export function PageEffects({ route, path }: PageEffectsProps) {
  const isFirst = useRef(true);
  const title = useTitle(route);
  const hasTitle = title !== '';
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
  useEffect(() => {
    trackStart(arrivalQuery());
    trackPageView(route?.path ?? 'not-found');
  }, [route, path]);
  useEffect(() => {
    // Waits for the heading's text, or a screen reader would read an empty heading.
    if (!hasTitle) return;
    // Opening the app moves no focus; a change of screen moves it from the removed screen.
    if (!isFirst.current) focusHeading();
    isFirst.current = false;
  }, [route, path, hasTitle]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex], main');
  heading?.focus({ preventScroll: true });
}
