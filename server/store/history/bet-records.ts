// A member's bets and wins, page by page.
import type { SelectQueryBuilder } from 'kysely';
import type { BetRecord } from '#src/contract/game.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Tables } from '../../database/tables/tables.ts';

export interface BetQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly typeId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly gameId?: number | undefined;
  readonly startTime: number;
  readonly endTime: number;
}

/** Later pages keep the first one's `endTime`, so new rows do not shift them. */
export async function betRecordsOf(db: Db, memberId: number, query: BetQuery) {
  const { page, pageSize } = query;
  const { total } = await roundsOf(db, memberId, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await roundsOf(db, memberId, query)
    .select(['game_round.id', 'game_round.game_id', 'game.name', 'game.brand_id', 'bet', 'win'])
    .select(['game_round.status', 'created_at', 'settled_at'])
    .orderBy('created_at', 'desc')
    .orderBy('game_round.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map((row): BetRecord => {
    const settled = row.settled_at ? { settleTime: epochSeconds(row.settled_at) } : {};
    return {
      id: String(row.id),
      gameId: row.game_id,
      gameName: row.name,
      brandId: row.brand_id,
      bet: row.bet,
      win: row.win,
      profit: row.status === 2 ? 0 : row.win - row.bet,
      status: row.status as BetRecord['status'],
      time: epochSeconds(row.created_at),
      ...settled,
    };
  });
  return { list, page, pageSize, total: Number(total), hasMore: page * pageSize < total };
}

type Rounds = SelectQueryBuilder<Tables, 'game_round' | 'game', object>;

function roundsOf(db: Db, memberId: number, query: BetQuery): Rounds {
  let rounds: Rounds = db
    .selectFrom('game_round')
    .innerJoin('game', 'game.game_id', 'game_round.game_id')
    .where('member_id', '=', memberId)
    .where('trial', '=', false)
    .where('created_at', '>=', dateOf(query.startTime))
    // Includes the whole last second, because times are shown in seconds.
    .where('created_at', '<', dateOf(query.endTime + 1));
  if (query.typeId) rounds = rounds.where('game.type_id', '=', query.typeId);
  if (query.brandId) rounds = rounds.where('game.brand_id', '=', query.brandId);
  if (query.gameId) rounds = rounds.where('game_round.game_id', '=', query.gameId);
  return rounds;
}
