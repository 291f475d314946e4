import type { Game } from '#src/contract/config.ts';
import type { Row } from '../../database/tables/tables.ts';

export function gameOf(row: Row<'game'>): Game {
  return {
    gameId: row.game_id,
    name: row.name,
    typeId: row.type_id,
    brandId: row.brand_id,
    platformId: row.platform_id,
    icon: row.icon,
    status: flag(row.status),
    sort: row.sort,
    // Omits default values: with ten thousand rows that shortens the answer.
    ...(row.hot ? { hot: 1 as const } : {}),
    ...(row.is_new ? { isNew: 1 as const } : {}),
    ...(row.try_it ? { tryIt: 1 as const } : {}),
    ...(row.orientation ? { orientation: row.orientation === 1 ? (1 as const) : (2 as const) } : {}),
    ...(row.tags.length > 0 ? { tags: row.tags } : {}),
  };
}

export const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0);
