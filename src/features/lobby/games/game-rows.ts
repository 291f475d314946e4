// The member's rows of games: liked, recently played and recommended.
// Part of the first screen: nothing here may load Dexie.
import { useCallback } from 'react';
import type { Game } from '#src/contract/config.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';
import type { GameOrder, HalcyonDb } from '#src/data/db/tables/schema.ts';
import { readOrder } from '#src/data/games/order.ts';
import { existing } from './game-list.ts';

export interface GameRows {
  liked: Game[];
  recent: Game[];
  recommended: Game[];
}

/** Number of games in a row of recently played or recommended ones. */
const ROW_LENGTH = 12;

export const NO_ROWS: GameRows = { liked: [], recent: [], recommended: [] };

/**
 * Ids of liked games. This query reads only the likes, so that a heart turns without waiting for the rows of games
 * or for a transition.
 */
export function useLikedIds(memberId: number, initial: readonly number[]): readonly number[] {
  const read = useCallback((db: HalcyonDb) => readLikedIds(db, memberId), [memberId]);
  return useFirstScreenQuery<readonly number[]>(read, initial, { isUrgent: true });
}

export async function readLikedIds(db: HalcyonDb, memberId: number): Promise<readonly number[]> {
  if (memberId === 0) return [];
  const rows = await db.likes.where({ memberId }).toArray();
  return rows.filter(({ like }) => like === 1).map(({ gameId }) => gameId);
}

/** `likedIds` is passed in: the rows follow the hearts and never delay them. */
export function useGameRows(memberId: number, likedIds: readonly number[], initial: GameRows): GameRows {
  const read = useCallback((db: HalcyonDb) => readGameRows(db, { memberId, likedIds }), [memberId, likedIds]);
  return useFirstScreenQuery(read, initial);
}

interface RowOptions {
  readonly memberId: number;
  readonly likedIds: readonly number[];
}

/** A caller that has read the order already passes it in. */
export async function readGameRows(
  db: HalcyonDb,
  { memberId, likedIds }: RowOptions,
  known?: GameOrder,
): Promise<GameRows> {
  if (memberId === 0) return NO_ROWS;
  const [recent, recommended] = await Promise.all([recentIds(db, memberId), recommendedIds(db, memberId)]);
  const ids = [...likedIds, ...recent, ...recommended];
  if (ids.length === 0) return NO_ROWS;
  const found = await existing(db, ids, known ?? (await readOrder(db)));
  const games = new Map(found.map((game) => [game.gameId, game]));
  const of = (wanted: readonly number[]) =>
    wanted.map((id) => games.get(id)).filter((game) => game !== undefined);
  return { liked: of(likedIds), recent: of(recent), recommended: of(recommended) };
}

async function recentIds(db: HalcyonDb, memberId: number): Promise<number[]> {
  const rows = db.plays.where('[memberId+playedAt]').between([memberId, 0], [memberId, Infinity]);
  return (await rows.reverse().limit(ROW_LENGTH).toArray()).map((row) => row.gameId);
}

async function recommendedIds(db: HalcyonDb, memberId: number): Promise<number[]> {
  const member = await db.members.get(memberId);
  return member?.recommend?.slice(0, ROW_LENGTH) ?? [];
}
