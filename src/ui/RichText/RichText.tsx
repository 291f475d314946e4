import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { linkTo, ownPath } from '#src/lib/own-address.ts';
import { trustedHtml } from '#src/lib/trusted.ts';
import styles from './RichText.module.css';

/** The allowed elements of rules, answers, notices and mails. */
const TAGS = new Set([
  ...['p', 'br', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements whose content is not text. */
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'title']);

/** Text from a platform: allowed elements are created anew, and nothing else is copied. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => read(html), [html]);
  return <div className={styles.text}>{content}</div>;
}

/** It is parsed in an inert document: no script runs and no picture loads. */
function read(html: string): ReactNode {
  const parsed = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  return childrenOf(parsed.body);
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, index) => <Fragment key={index}>{drawn(child)}</Fragment>);

function drawn(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (DROPPED.has(tag)) return null;
  if (tag === 'a') return link(node);
  if (tag === 'img') return picture(node);
  if (!TAGS.has(tag)) return childrenOf(node);
  return tag === 'br' ? <br /> : createElement(tag, null, childrenOf(node));
}

/** Our own addresses open in the app, others in a new window. */
function link(node: Element): ReactNode {
  const to = linkTo(node.getAttribute('href') ?? '', location.origin);
  if (!to) return childrenOf(node);
  if (to.isOwn) return <a href={to.href}>{childrenOf(node)}</a>;
  return (
    <a href={to.href} target="_blank" rel="noopener noreferrer">
      {childrenOf(node)}
    </a>
  );
}

function picture(node: Element): ReactNode {
  const given = node.getAttribute('src') ?? '';
  const own = ownPath(given, location.origin);
  const isOurs = own !== undefined;
  const address = own ?? given;
  if (!isOurs && !address.startsWith('https:')) return null;
  // Our own are then readable, so that the worker keeps them for offline.
  const readable = isOurs ? ({ crossOrigin: 'anonymous' } as const) : {};
  return <img src={address} alt={node.getAttribute('alt') ?? ''} loading="lazy" {...readable} />;
}
