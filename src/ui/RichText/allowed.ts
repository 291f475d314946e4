// What a text of a platform may contain: no styles, ids, forms, scripts or data attributes.
import { linkTo, ownPath } from '#src/lib/address/own-address.ts';

export const ALLOWED_TAGS: readonly string[] = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

export const ALLOWED_ATTRIBUTES: readonly string[] = ['href', 'src', 'alt', 'colspan', 'rowspan'];

/** The attributes of links and pictures, of which only the address was given. */
export function settleAddresses(element: Element, origin: string): void {
  const tag = element.tagName.toLowerCase();
  if (tag === 'a') settleLink(element, origin);
  else element.removeAttribute('href');
  if (tag === 'img') settlePicture(element, origin);
  else element.removeAttribute('src');
}

/** Our own addresses open in the app, others in a new window that cannot reach back. */
function settleLink(link: Element, origin: string): void {
  const to = linkTo(link.getAttribute('href') ?? '', origin);
  if (!to) return link.removeAttribute('href');
  link.setAttribute('href', to.href);
  if (to.isOwn) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function settlePicture(picture: Element, origin: string): void {
  const given = picture.getAttribute('src') ?? '';
  const own = ownPath(given, origin);
  if (own === undefined && !given.startsWith('https:')) return picture.removeAttribute('src');
  if (own !== undefined) {
    picture.setAttribute('src', own);
    // Readable, so that the worker keeps it for offline.
    picture.setAttribute('crossorigin', 'anonymous');
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}
