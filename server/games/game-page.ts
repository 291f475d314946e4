// The document of one game session, which only the page that launched it may frame.
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../refusal.ts';
import { gameById } from '../store/game/games.ts';
import type { Db } from '../store/tables.ts';
import { gameDocument } from './game-document.ts';
import { headersFor, launchOfPage, sendNothing } from './launched-page.ts';
import { FOR_ANY_PAGE, type PageFiles } from './page-files.ts';
import { playOf } from './rules/plays.ts';
import { skinOf } from './skin.ts';

export function registerGamePages(games: FastifyInstance, { db, files }: { db: Db; files: PageFiles }): void {
  games.get<{ Params: { gameId: string }; Querystring: { session?: unknown } }>(
    '/play/:gameId',
    async (request, reply) => {
      const launch = await launchOfPage(db, request.query.session);
      if (!launch || String(launch.gameId) !== request.params.gameId) return sendNothing(reply);
      const game = await gameById(db, launch.gameId);
      if (isRefusal(game) || !playOf(game.play)) return sendNothing(reply);
      return reply
        .type('text/html; charset=utf-8')
        .headers(headersFor(launch.appOrigin))
        .send(gameDocument(game, { ...launch, around: launch.appOrigin }, files));
    },
  );
  games.get<{ Params: { hue: string } }>('/skin/:hue.css', (request, reply) => {
    const skin = skinOf(request.params.hue);
    if (skin === null) return reply.callNotFound();
    return reply
      .type('text/css; charset=utf-8')
      .headers(FOR_ANY_PAGE)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(skin);
  });
}
