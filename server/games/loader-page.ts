// Shows games that arrive as documents: a frame of this origin, and inside it a frame with an opaque origin.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentLanguage } from '../languages/language.ts';
import { isRefusal } from '../refusal.ts';
import { gameById } from '../store/game/games.ts';
import type { Db } from '../store/tables.ts';
import { launchOfPage, sendNothing } from './launched-page.ts';
import type { PageFiles } from './page-files.ts';
import { filled } from './template.ts';

const LOADER = readFileSync(join(import.meta.dirname, 'pages/loader/loader.html'), 'utf8');
const INNER = readFileSync(join(import.meta.dirname, 'pages/loader/inner.html'), 'utf8');

/** The document runs foreign scripts, so it gets an opaque origin in whatever frame it is opened. */
const INNER_POLICY = [
  'sandbox allow-scripts allow-forms allow-popups',
  "default-src https: http: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "base-uri 'none'",
];

const loaderPolicy = (appOrigin: string): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  `frame-ancestors ${appOrigin}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export function registerLoaderPages(
  games: FastifyInstance,
  { db, files }: { db: Db; files: PageFiles },
): void {
  const page = (path: string, document: string, policyFor: (appOrigin: string) => string[]) =>
    games.get<{ Querystring: { session?: unknown } }>(path, async (request, reply) => {
      const launch = await launchOfPage(db, request.query.session);
      const game = launch && (await gameById(db, launch.gameId));
      if (!game || isRefusal(game)) return sendNothing(reply);
      const { language, appOrigin } = launch;
      const values = { ...documentLanguage(language), app: appOrigin, name: game.name, files: files.path };
      return send(reply, filled(document, values), policyFor(appOrigin));
    });
  page('/frames/loader', LOADER, loaderPolicy);
  page('/frames/document', INNER, (appOrigin) => [...INNER_POLICY, `frame-ancestors 'self' ${appOrigin}`]);
}

const send = (reply: FastifyReply, document: string, policy: readonly string[]) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store' })
    .send(document);
