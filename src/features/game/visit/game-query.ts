import type { GameRequest } from './actions.ts';

export interface GameQuery extends GameRequest {
  /** Set on return from a game that had the whole window. */
  readonly isBack: boolean;
}

/** The query of `/game/start`; `undefined` if it names no game. */
export function readGameQuery(search: string): GameQuery | undefined {
  const given = new URLSearchParams(search);
  const gameId = Number(given.get('gameId'));
  const isBack = given.get('returned') === '1';
  const tryIt = given.get('tryIt') ?? '0';
  const isGame = Number.isSafeInteger(gameId) && gameId > 0;
  return isGame && (tryIt === '0' || tryIt === '1') ? { gameId, isTrial: tryIt === '1', isBack } : undefined;
}
