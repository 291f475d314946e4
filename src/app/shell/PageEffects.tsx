import { useEffect, useRef } from 'react';
import { useT } from '#src/i18n/t.ts';
import { brand } from '#src/lib/brand.ts';
import { trackPageView } from '#src/tracking/track.ts';
import type { Route } from '../routes.ts';

interface PageEffectsProps {
  readonly route: Route | undefined;
  readonly path: string;
}

/** What every change of screen brings: its title, the focus on its heading, and its `page_view`. */
export function PageEffects({ route, path }: PageEffectsProps) {
  const t = useT();
  const isFirst = useRef(true);
  const title = t(route?.title ?? 'shell.notFound');
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  useEffect(() => {
    trackPageView(route?.path ?? 'not-found');
    // Opening the app takes the focus from nowhere; a change of screen takes it from what is gone.
    if (!isFirst.current) focusHeading();
    isFirst.current = false;
  }, [route, path]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex], main');
  heading?.focus({ preventScroll: true });
}
