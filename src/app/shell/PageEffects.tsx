import { useEffect, useRef } from 'react';
import { brand } from '#src/lib/brand.ts';
import { trackPageView } from '#src/tracking/track.ts';
import type { Route } from '../routes.ts';
import { useTitle } from './use-title.ts';

interface PageEffectsProps {
  readonly route: Route | undefined;
  readonly path: string;
}

/** What every change of screen brings: its title, the focus on its heading, and its `page_view`. */
export function PageEffects({ route, path }: PageEffectsProps) {
  const isFirst = useRef(true);
  const title = useTitle(route);
  const hasTitle = title !== '';
  useEffect(() => {
    if (title) document.title = `${title} · ${brand.name}`;
  }, [title]);
  useEffect(() => {
    trackPageView(route?.path ?? 'not-found');
  }, [route, path]);
  useEffect(() => {
    // A heading without its words says nothing to a screen reader.
    if (!hasTitle) return;
    // Opening the app takes the focus from nowhere; a change of screen takes it from what is gone.
    if (!isFirst.current) focusHeading();
    isFirst.current = false;
  }, [route, path, hasTitle]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex], main');
  heading?.focus({ preventScroll: true });
}
