// Markup as it is allowed. Apart from what shows its words, because the sanitiser is as large as a screen.
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { sanitise } from './sanitise.ts';

export interface MarkupProps {
  readonly html: string;
  readonly className: string | undefined;
}

export function Markup({ html, className }: MarkupProps) {
  const content = useMemo(() => ({ __html: sanitise(html) }), [html]);
  const text = useRef<HTMLDivElement>(null);
  useLinksIn(text);
  // oxlint-disable-next-line react/no-danger -- This is where sanitised markup is shown, and nowhere else.
  return <div ref={text} className={className} dangerouslySetInnerHTML={content} />;
}

/** A link to an address of the app changes the screen. */
function useLinksIn(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  // Before it is drawn: a link that is tapped at once must not load the page anew.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || !isPlain(event) || !leadsToScreen(link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    const shown = text.current;
    shown?.addEventListener('click', follow);
    return () => shown?.removeEventListener('click', follow);
  }, [text, navigate]);
}

/** Anything else opens a window, or saves the page. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** And not to another part of the same text. */
const leadsToScreen = ({ origin, target, pathname, hash }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !(pathname === location.pathname && hash);
