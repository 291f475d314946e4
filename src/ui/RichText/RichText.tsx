import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { classNames } from '#src/lib/class-names.ts';
import { trustedHtml } from '#src/lib/trusted.ts';
import styles from './RichText.module.css';
import { type Sanitise, useSanitiser } from './use-sanitiser.ts';

/** Text from a platform, with the markup that is allowed. Until the sanitiser's code is there, its words are shown. */
export function RichText({ html }: { html: string }) {
  const sanitise = useSanitiser();
  return sanitise ? <Markup html={html} sanitise={sanitise} /> : <Words html={html} />;
}

/** As high as with its markup, so that nothing below moves when that comes. */
function Words({ html }: { html: string }) {
  const blocks = useMemo(() => blocksOf(html), [html]);
  return (
    <div className={styles.text}>
      {blocks.map(({ words, isList }, index) => (
        // The blocks of one text never change their order.
        <p key={`${index}-${words}`} className={classNames(styles.words, isList && styles.list)}>
          {words}
        </p>
      ))}
    </div>
  );
}

function Markup({ html, sanitise }: { html: string; sanitise: Sanitise }) {
  const content = useMemo(() => ({ __html: sanitise(html) }), [html, sanitise]);
  const text = useRef<HTMLDivElement>(null);
  useLinksIn(text);
  // oxlint-disable-next-line react/no-danger -- This is where sanitised markup is shown, and nowhere else.
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={content} />;
}

/** A link to an address of the app changes the screen. */
function useLinksIn(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  useEffect(() => {
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

/** Elements whose content is not text. */
const NOT_TEXT = ['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'math', 'title', 'textarea'];

// A tag may lack its end: looking for it from each of many such tags would take the square of the text's length.
/** With their content, closed or not. */
const WHOLE_ELEMENT = new RegExp(`<(${NOT_TEXT.join('|')})\\b.*?(?:</\\1\\b[^>]*>?|$)`, 'gis');
const ATTRIBUTES = /<(\/?[a-z]\w*)[^>]*>?/gi;

/** Browsers hold even a document that is never shown to the policy, and report what it forbids. */
const bare = (html: string): string => html.replaceAll(WHOLE_ELEMENT, '').replaceAll(ATTRIBUTES, '<$1>');

interface Block {
  readonly words: string;
  readonly isList: boolean;
}

/** It is parsed in an inert document: no script runs and no picture loads. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(bare(html)), 'text/html');
  // What stood around a removed element may have become the tag of another one.
  for (const element of body.querySelectorAll(NOT_TEXT.join())) element.remove();
  for (const line of body.querySelectorAll('p, li, h3, h4, tr, br')) line.append('\n');
  return [...body.childNodes]
    .map(({ textContent, nodeName }) => ({
      words: textContent?.trim() ?? '',
      isList: /^[OU]L$/.test(nodeName),
    }))
    .filter(({ words }) => words !== '');
}
