// What a member has already played in a game.
import type { Db } from '../../database/tables/tables.ts';
import type { GameSession } from './game-sessions.ts';

export interface Purse {
  readonly coin: number;
  /** Absent for play money. */
  readonly balanceSeq?: number;
}

export interface Round extends Purse {
  readonly roundId: string;
  readonly bet: number;
  readonly win: number;
  readonly choice: object;
  readonly shown: Readonly<Record<string, unknown>>;
  /** Epoch seconds; absent for rounds of older versions. */
  readonly time?: number;
}

const COLUMNS = ['round_key', 'bet', 'win', 'outcome'] as const;

/** The newest first. */
export async function roundsOfSession(db: Db, sessionId: string, most: number): Promise<Round[]> {
  const rows = await db
    .selectFrom('game_round')
    .select(COLUMNS)
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(roundOf);
}

/** The last real bet in this game, from any session and device: play money says nothing about real bets. */
export async function lastBetOf(
  db: Db,
  { memberId, gameId }: GameSession,
): Promise<Pick<Round, 'bet' | 'choice'> | null> {
  const row = await db
    .selectFrom('game_session')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('game_round')
          .select(COLUMNS)
          .whereRef('session_id', '=', 'game_session.id')
          .orderBy('game_round.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['last.round_key', 'last.bet', 'last.win', 'last.outcome'])
    .where('game_session.member_id', '=', memberId)
    .where('game_session.game_id', '=', gameId)
    .where('game_session.trial', '=', false)
    .orderBy('game_session.opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { bet, choice } = roundOf(row);
  return { bet, choice };
}

export function roundOf(row: { round_key: string; bet: number; win: number; outcome: unknown }): Round {
  const outcome = row.outcome as Pick<Round, 'choice' | 'shown' | 'coin' | 'balanceSeq' | 'time'>;
  return { roundId: row.round_key, bet: row.bet, win: row.win, ...outcome };
}
