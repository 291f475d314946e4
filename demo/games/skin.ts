// The colours of one title: the brand's night and copper, tinted by a hue of its own.
import type { FastifyInstance } from 'fastify';
import { FOR_ANY_PAGE } from '#server/world/page-files.ts';
import type { PlayableGame } from '#server/store/game/games.ts';

const HUES = 360;
/** Neighbours in the catalogue get distant hues. */
const GOLDEN_ANGLE = 137.508;
/** Titles of one brand get similar hues. */
const PER_BRAND = 31;

export function hueOf(game: Pick<PlayableGame, 'game_id' | 'brand_id' | 'look'>): number {
  const { hue } = game.look;
  const given = typeof hue === 'number' && Number.isFinite(hue) ? hue : null;
  const derived = game.game_id * GOLDEN_ANGLE + game.brand_id * PER_BRAND;
  return ((Math.round(given ?? derived) % HUES) + HUES) % HUES;
}

/** A style sheet for each hue, because the policy of a document allows no inline style. */
export function registerSkins(games: FastifyInstance): void {
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

/** `null` for an invalid hue. */
function skinOf(hue: string): string | null {
  const isHue = /^\d{1,3}$/.test(hue) && Number(hue) < HUES;
  return isHue ? `:root{--hue:${Number(hue)}}` : null;
}
