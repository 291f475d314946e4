// The page of an address that shows nothing by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING_ALLOWED } from '../http/policy.ts';
import { documentLanguage, languageOf } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import { filled } from './template.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'pages/nothing.html'), 'utf8');
const game = await textsOf('game');

export function nothingHere({ headers }: FastifyRequest): string {
  const language = languageOf(headers['accept-language']);
  return filled(DOCUMENT, { ...documentLanguage(language), ...game(language).nothing });
}

export const sendNothing = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('text/html; charset=utf-8')
    .headers({ ...NOTHING_ALLOWED, 'cache-control': 'no-store' })
    .send(nothingHere(reply.request));
