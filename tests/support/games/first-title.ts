// A game that anybody may open, by the page that it plays on.
import type { ServedPlatform } from '../served-platform.ts';

export async function firstTitle(platform: ServedPlatform, play: string): Promise<number> {
  const [title] = await platform.rows<{ game_id: string }>(
    `select game_id from game join game_type on game_type.id = type_id join brand on brand.id = brand_id
     join game_platform on game_platform.id = platform_id
     where play = $1 and game.status = 1 and game_type.status = 1 and brand.status = 1
       and game_platform.status = 1 and maintain_until is null and min_coin = 0 and not look ? 'launch'
     order by game_id limit 1`,
    [play],
  );
  if (!title) throw new Error(`No title plays ${play}`);
  return Number(title.game_id);
}
