// Shows games that arrive as documents: a frame of this origin, and inside it a frame with an opaque origin.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { documentLanguage } from '../languages/language.ts';
import { NO_MARKUP_BY_SCRIPTS, policyOf } from '../http/policy.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { gameById } from '../store/game/games.ts';
import type { Db } from '../database/tables/tables.ts';
import { launchOfPage, sendNothing } from './launched-page.ts';
import type { PageFiles } from '../world/page-files.ts';
import { filled } from './template.ts';

const LOADER = readFileSync(join(import.meta.dirname, 'pages/loader/loader.html'), 'utf8');
const INNER = readFileSync(join(import.meta.dirname, 'pages/loader/inner.html'), 'utf8');

/** The document runs foreign scripts, so it gets an opaque origin in whatever frame it is opened. */
const innerPolicy = (appOrigin: string): string =>
  [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src https: http: data: blob: 'unsafe-inline' 'unsafe-eval'",
    "base-uri 'none'",
    `frame-ancestors 'self' ${appOrigin}`,
  ].join('; ');

const loaderPolicy = (appOrigin: string): string =>
  policyOf({
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': appOrigin,
    ...NO_MARKUP_BY_SCRIPTS,
  });

export function registerLoaderPages(
  games: FastifyInstance,
  { db, files }: { db: Db; files: PageFiles },
): void {
  const page = (path: string, document: string, policyFor: (appOrigin: string) => string) =>
    games.get<{ Querystring: { session?: unknown } }>(path, async (request, reply) => {
      const launch = await launchOfPage(db, request.query.session);
      const game = launch && (await gameById(db, launch.gameId));
      if (!game || isRefusal(game)) return sendNothing(reply);
      const { language, appOrigin } = launch;
      const values = { ...documentLanguage(language), app: appOrigin, name: game.name, files: files.path };
      return send(reply, filled(document, values), policyFor(appOrigin));
    });
  page('/frames/loader', LOADER, loaderPolicy);
  page('/frames/document', INNER, innerPolicy);
}

const send = (reply: FastifyReply, document: string, policy: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(document);
