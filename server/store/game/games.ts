// Rules for entering a game, and the member's own games.
import { GAME_MAINTENANCE, GAME_UNKNOWN } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

const HISTORY_MAX = 50;
const RECOMMENDED_MAX = 12;

export type PlayableGame = Row<'game'>;

export async function gameById(db: Db, gameId: number): Promise<PlayableGame | Refusal<typeof GAME_UNKNOWN>> {
  const game = await db.selectFrom('game').selectAll().where('game_id', '=', gameId).executeTakeFirst();
  return game ?? refuse(GAME_UNKNOWN);
}

/** The game exists, and neither it nor its type, brand or platform is closed. */
export async function enterableGame(
  db: Db,
  gameId: number,
  now: Date,
): Promise<PlayableGame | Refusal<typeof GAME_UNKNOWN | typeof GAME_MAINTENANCE>> {
  const game = await gameById(db, gameId);
  if (!('game_id' in game)) return game;
  const around = await db
    .selectFrom('game')
    .innerJoin('game_type', 'game_type.id', 'game.type_id')
    .innerJoin('brand', 'brand.id', 'game.brand_id')
    .innerJoin('game_platform', 'game_platform.id', 'game.platform_id')
    .select(['game_type.status as type', 'brand.status as brand', 'game_platform.status as platform'])
    .select('maintain_until')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  const until = around.maintain_until;
  if (until && until > now) return refuse(GAME_MAINTENANCE, { until: epochSeconds(until) });
  const isOpen = [game.status, around.type, around.brand, around.platform].every((status) => status === 1);
  return isOpen ? game : refuse(GAME_MAINTENANCE);
}

export async function likesOf(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game_like')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('liked_at', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map((row) => row.game_id);
}

/** Without `like` it toggles; returns the new state. */
export async function setLike(
  trx: Trx,
  memberId: number,
  wanted: { gameId: number; like?: 0 | 1 | undefined; now: Date },
): Promise<0 | 1> {
  const { gameId, now } = wanted;
  if (wanted.like !== 1) {
    const { numDeletedRows } = await trx
      .deleteFrom('game_like')
      .where('member_id', '=', memberId)
      .where('game_id', '=', gameId)
      .executeTakeFirst();
    if (wanted.like === 0 || numDeletedRows > 0) return 0;
  }
  await trx
    .insertInto('game_like')
    .values({ member_id: memberId, game_id: gameId, liked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 1;
}

export async function historyOf(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game_history')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .orderBy('game_id')
    .limit(HISTORY_MAX)
    .execute();
  return rows.map((row) => row.game_id);
}

export async function notePlayed(
  trx: Trx,
  memberId: number,
  played: { gameId: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('game_history')
    .values({ member_id: memberId, game_id: played.gameId, played_at: played.now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'game_id']).doUpdateSet({ played_at: played.now }),
    )
    .execute();
}

/** Hot games that the member has not played lately. */
export async function recommendedFor(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('game')
    .select('game_id')
    .where('status', '=', 1)
    .where('hot', '=', 1)
    .where(
      'game_id',
      'not in',
      db.selectFrom('game_history').select('game_id').where('member_id', '=', memberId),
    )
    .orderBy('sort')
    .limit(RECOMMENDED_MAX)
    .execute();
  return rows.map((row) => row.game_id);
}

export async function platformsClosed(
  db: Db,
  now: Date,
): Promise<Array<{ platformId: number; until: number }>> {
  const rows = await db
    .selectFrom('game_platform')
    .select(['id', 'maintain_until'])
    .where('maintain_until', '>', now)
    .execute();
  return rows.map((row) => ({ platformId: row.id, until: epochSeconds(row.maintain_until ?? dateOf(0)) }));
}
