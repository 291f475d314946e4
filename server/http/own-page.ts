// Whether a form was sent by a page of the same origin: any page of the web can send one to any address.
import type { FastifyRequest } from 'fastify';

/** `origin` is how browsers see the server, where a proxy may show it another host. */
export function isFromOwnPage({ headers, host }: FastifyRequest, origin = ''): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin;
  // Every browser names the origin of a form; a program may, but nobody's cookies are in it.
  if (from === undefined) return true;
  if (from === origin) return true;
  return URL.canParse(from) && new URL(from).host === host;
}
