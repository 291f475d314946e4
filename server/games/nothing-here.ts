// The page of an address that shows nothing by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { documentLanguage, languageOf } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import { filled } from './template.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'pages/nothing.html'), 'utf8');
const game = await textsOf('game');

export function nothingHere({ headers }: FastifyRequest): string {
  const language = languageOf(headers['accept-language']);
  return filled(DOCUMENT, { ...documentLanguage(language), ...game(language).nothing });
}
