import { useMemo } from 'react';
import { trustedHtml } from '#src/lib/trusted.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './RichText.module.css';
import { type Sanitise, useSanitiser } from './use-sanitiser.ts';

/** Text from a platform, with the markup that is allowed. Without the sanitiser's code only its words are shown. */
export function RichText({ html }: { html: string }) {
  const sanitise = useSanitiser();
  if (sanitise === null) return <p className={styles.words}>{wordsOf(html)}</p>;
  if (!sanitise) return <Skeleton shape="row" />;
  return <Markup html={html} sanitise={sanitise} />;
}

function Markup({ html, sanitise }: { html: string; sanitise: Sanitise }) {
  const content = useMemo(() => ({ __html: sanitise(html) }), [html, sanitise]);
  // oxlint-disable-next-line react/no-danger -- This is where sanitised markup is shown, and nowhere else.
  return <div className={styles.text} dangerouslySetInnerHTML={content} />;
}

/** Elements whose content is not text. */
const NOT_TEXT = 'script, style, template, iframe, noscript, svg, math, title, textarea';

/** It is parsed in an inert document: no script runs and no picture loads. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  for (const block of body.querySelectorAll('p, li, h3, h4, tr, br')) block.append('\n');
  return body.textContent.trim();
}
