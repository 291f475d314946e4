// The document of one stay: in the game's name and colours, and only to be shown by the page that launched it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isRefusal } from '../refusal.ts';
import { gameById, type PlayableGame } from '../store/games.ts';
import { launchedFromOf } from '../store/game-sessions.ts';
import type { Db } from '../store/tables.ts';
import type { PageParts } from './parts.ts';
import { playOf } from './rules/plays.ts';
import { hueOf, skinOf } from './skin.ts';
import { filled } from './template.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, 'pages/game.html'), 'utf8');
const NOTHING_HERE = readFileSync(join(import.meta.dirname, 'pages/nothing.html'), 'utf8');

const SessionId = v.pipe(v.string(), v.uuid());

export function registerGamePages(games: FastifyInstance, { db, parts }: { db: Db; parts: PageParts }): void {
  games.get<{ Params: { gameId: string }; Querystring: { session?: unknown } }>(
    '/play/:gameId',
    async (request, reply) => {
      const sessionId = v.safeParse(SessionId, request.query.session);
      const launch = sessionId.success ? await launchedFromOf(db, sessionId.output) : null;
      if (!launch || String(launch.gameId) !== request.params.gameId) return sendNothing(reply);
      const game = await gameById(db, launch.gameId);
      if (isRefusal(game) || !playOf(game.play)) return sendNothing(reply);
      return reply
        .type('text/html; charset=utf-8')
        .headers(headersFor(launch.appOrigin))
        .send(documentOf(game, launch, parts));
    },
  );
  games.get<{ Params: { hue: string } }>('/skin/:hue.css', (request, reply) => {
    const skin = skinOf(request.params.hue);
    if (skin === null) return reply.callNotFound();
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(skin);
  });
}

const sendNothing = (reply: FastifyReply) =>
  reply.code(404).type('text/html; charset=utf-8').headers(headersFor('')).send(NOTHING_HERE);

/** Pictures come from the app's origin, and nobody else may show the page. */
function headersFor(appOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${appOrigin}`.trim(),
    "connect-src 'self'",
    `frame-ancestors ${appOrigin || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function documentOf(
  game: PlayableGame,
  launch: { language: string; appOrigin: string },
  { path, preloads }: PageParts,
): string {
  const values: Readonly<Record<string, string>> = {
    language: launch.language,
    name: game.name,
    play: game.play,
    parts: path,
    hue: String(hueOf(game)),
    app: launch.appOrigin,
    picture: `${launch.appOrigin}/pictures/${encodeURIComponent(game.icon)}-320.webp`,
  };
  return filled(DOCUMENT.replace('<!--preloads-->', preloads), values);
}
