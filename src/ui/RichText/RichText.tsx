import { useMemo } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { trustedHtml } from '#src/lib/trusted.ts';
import styles from './RichText.module.css';
import { useMarkup } from './use-markup.ts';

/** Text from a platform, with the markup that is allowed. Until the code for that is there, its words are shown. */
export function RichText({ html }: { html: string }) {
  const Markup = useMarkup();
  return Markup ? <Markup html={html} className={styles.text} /> : <Words html={html} />;
}

/** As high as with its markup, so that nothing below moves when that comes. */
function Words({ html }: { html: string }) {
  const blocks = useMemo(() => blocksOf(html), [html]);
  return (
    <div className={styles.text}>
      {blocks.map(({ words, kind }, index) => (
        // The blocks of one text never change their order.
        <p key={`${index}-${words}`} className={classNames(styles.words, kind && styles[kind])}>
          {words}
        </p>
      ))}
    </div>
  );
}

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
  readonly kind: 'list' | 'rows' | undefined;
}

/** It is parsed in an inert document: no script runs and no picture loads. */
function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(trustedHtml(bare(html)), 'text/html');
  // What stood around a removed element may have become the tag of another one.
  for (const element of body.querySelectorAll(NOT_TEXT.join())) element.remove();
  for (const line of body.querySelectorAll('p, li, h3, h4, br')) line.append('\n');
  return [...body.childNodes].map(blockOf).filter(({ words }) => words !== '');
}

function blockOf(node: ChildNode): Block {
  if (node instanceof HTMLTableElement) return { words: rowsOf(node), kind: 'rows' };
  return { words: textOf(node), kind: /^[OU]L$/.test(node.nodeName) ? 'list' : undefined };
}

const rowsOf = ({ rows }: HTMLTableElement): string =>
  [...rows].map(({ cells }) => [...cells].map(textOf).join(' ')).join('\n');

const textOf = ({ textContent }: Node): string => textContent?.trim() ?? '';
