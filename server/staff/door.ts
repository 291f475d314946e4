// Who may come in at the staff page: by its own name, with its own forms.
import type { FastifyRequest } from 'fastify';
import { isFromOwnPage } from '../http/own-page.ts';
import { isThisMachine } from '../addresses/public-origin.ts';
import { NO_SNIFFING, ONLY_BY_TLS, policyOf } from '../http/policy.ts';

const HEADERS = {
  'content-security-policy': policyOf({
    'style-src': "'self'",
    'img-src': "'self'",
    'form-action': "'self'",
  }),
  'cache-control': 'no-store',
  // Without one, browsers would not name the origin of a form.
  'referrer-policy': 'same-origin',
  ...NO_SNIFFING,
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const COOKIE = 'staff';
const SENT_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);

export const headersOf = (origin: string): Readonly<Record<string, string>> =>
  isByTls(origin) ? { ...HEADERS, ...ONLY_BY_TLS } : HEADERS;

const isByTls = (origin: string): boolean => origin.startsWith('https:');

/** Refuses what another page sends, and a name that another site has given to this machine. */
export function doorProblem(request: FastifyRequest, origin: string): string | null {
  const isOwnHost =
    isThisMachine(request.hostname) || (origin !== '' && request.host === new URL(origin).host);
  if (!isOwnHost) return 'This page is not served under this name. STAFF_ORIGIN sets it.';
  if (request.method === 'GET' || request.method === 'HEAD' || isFromOwnPage(request, origin)) return null;
  return 'The form was not one of this page.';
}

export const cookieOf = ({ headers }: FastifyRequest): string =>
  headers.cookie?.match(SENT_COOKIE)?.[1] ?? '';

export const cookieFor =
  (origin: string) =>
  (value: string, seconds: number): string =>
    `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isByTls(origin) ? '; Secure' : ''}`;
