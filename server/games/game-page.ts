// The document of one game session, which only the page that launched it may frame.
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../refusals/refusal.ts';
import { gameById } from '../store/game/games.ts';
import type { Db } from '../database/tables/tables.ts';
import type { ServedGames } from '../world/built-in-games.ts';
import { headersFor, launchOfPage, sendNothing } from './launched-page.ts';

export function registerGamePages(
  games: FastifyInstance,
  { db, builtIn }: { db: Db; builtIn: ServedGames },
): void {
  games.get<{ Params: { gameId: string }; Querystring: { session?: unknown } }>(
    '/play/:gameId',
    async (request, reply) => {
      const launch = await launchOfPage(db, request.query.session);
      if (!launch || String(launch.gameId) !== request.params.gameId) return sendNothing(reply);
      const game = await gameById(db, launch.gameId);
      if (isRefusal(game) || !builtIn.playOf(game.play)) return sendNothing(reply);
      return reply
        .type('text/html; charset=utf-8')
        .headers(headersFor(launch.appOrigin))
        .send(builtIn.document(game, { ...launch, around: launch.appOrigin }, builtIn.files));
    },
  );
}
