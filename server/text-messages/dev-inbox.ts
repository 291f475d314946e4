// Shows text messages on a page, for developers on this machine without a phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brand, mark } from '#src/lib/brand.ts';
import { escaped } from '../http/markup.ts';
import { NO_MARKUP_BY_SCRIPTS, policyOf } from '../http/policy.ts';
import { documentLanguage, type Language, languageOf } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import type { Db } from '../database/tables/tables.ts';
import type { TextMessages } from '../calls/services.ts';
import { keepMessage, messagesToShow, type ShownMessage } from '../store/auth/text-messages.ts';

/** Replaces a gateway. */
export const devInbox: TextMessages = { send: keepMessage };

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const PARTS: ReadonlyMap<string, { type: string; body: string }> = new Map([
  ['dev-inbox.css', { type: 'text/css; charset=utf-8', body: read('dev-inbox.css') }],
  ['dev-inbox.js', { type: 'text/javascript; charset=utf-8', body: read('dev-inbox.js') }],
]);

const HEADERS = {
  'content-security-policy': policyOf({
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    ...NO_MARKUP_BY_SCRIPTS,
  }),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const textMessages = await textsOf('text-messages');

/** Behind a proxy every client would look like this machine. */
export function registerOutboxPage(
  app: FastifyInstance,
  { db, isBehindProxy }: { db: Db; isBehindProxy: () => boolean },
): void {
  const isShownTo = (request: FastifyRequest) => !isBehindProxy() && isFromThisMachine(request);
  app.get('/outbox', async (request, reply) => {
    if (!isShownTo(request)) return reply.callNotFound();
    const language = languageOf(request.headers['accept-language']);
    return send(reply, {
      type: 'text/html; charset=utf-8',
      body: pageOf(await messagesToShow(db), language),
    });
  });
  app.get('/outbox/newest', async (request, reply) => {
    if (!isShownTo(request)) return reply.callNotFound();
    return send(reply, { type: 'text/plain; charset=utf-8', body: newestOf(await messagesToShow(db)) });
  });
  app.get<{ Params: { name: string } }>('/outbox/:name', (request, reply) => {
    const part = PARTS.get(request.params.name);
    return part && isShownTo(request) ? send(reply, part) : reply.callNotFound();
  });
}

const send = (reply: FastifyReply, { type, body }: { type: string; body: string }) =>
  reply.type(type).headers(HEADERS).send(body);

const HERE = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const NAMES_OF_HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Checks the address and the host name: a foreign page can point its own host name to this machine. */
function isFromThisMachine({ socket, hostname }: FastifyRequest): boolean {
  return HERE.test(socket.remoteAddress ?? '') && NAMES_OF_HERE.includes(hostname);
}

const newestOf = ([newest]: readonly ShownMessage[]): string => String(newest?.id ?? '');

function pageOf(messages: readonly ShownMessage[], language: Language): string {
  const { title, about, none } = textMessages(language).inbox;
  const list =
    messages.length > 0 ? `<ol>${messages.map(messageOf).join('')}</ol>` : `<p class="none">${none}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${documentLanguage(language).direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${brand.icons.favicon}">
<link rel="stylesheet" href="/outbox/dev-inbox.css">
<script type="module" src="/outbox/dev-inbox.js"></script>
</head>
<body data-newest="${newestOf(messages)}">
<header>${MARK}<h1>${title}</h1><p>${about}</p></header>
<main>${list}</main>
</body>
</html>
`;
}

const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true">${mark
  .map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
  .join('')}</svg>`;

function messageOf({ mobile, text, sent_at }: ShownMessage): string {
  const code = /\d{4,}/.exec(text)?.[0];
  const time = sent_at.toISOString();
  return `<li><div class="head"><span>${escaped(mobile)}</span><time datetime="${time}">${time.slice(11, 19)} UTC</time></div>${
    code ? `<div class="code">${code}</div>` : ''
  }<p class="text">${escaped(text)}</p></li>`;
}
