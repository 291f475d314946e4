import type { AddressQuery } from '#src/navigation/query.ts';
import type { GameRequest } from './actions.ts';

export interface GameQuery extends GameRequest {
  /** Set on return from a game that had the whole window. */
  readonly isBack: boolean;
}

/** The query of `/game/start`; `undefined` if it names no game. */
export function readGameQuery(query: AddressQuery): GameQuery | undefined {
  const gameId = query.id('gameId');
  const isBack = query.text('returned') === '1';
  const tryIt = query.text('tryIt');
  return gameId > 0 && ['', '0', '1'].includes(tryIt)
    ? { gameId, isTrial: tryIt === '1', isBack }
    : undefined;
}
