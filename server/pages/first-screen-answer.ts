// The answer to `/`: the shell with the lobby's first screen.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/accept-encoding.ts';

export interface FirstScreenDocument {
  readonly etag: string;
  readonly body: { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };
}

export interface FirstScreen {
  document(language: string): Promise<FirstScreenDocument>;
}

export async function answerFirstScreen(
  firstScreen: FirstScreen,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, body } = await firstScreen.document(languageAskedFor(request));
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body[encoding ?? 'identity']);
}

/** The member's choice, the one of an installed app, then the browser's languages; the first supported one wins. */
function languageAskedFor({ headers, query }: FastifyRequest): string {
  const chosen = /(?:^|;\s*)language=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const { lang } = query as Readonly<Record<string, unknown>>;
  return [chosen, lang, headers['accept-language']].filter((text) => typeof text === 'string').join();
}
