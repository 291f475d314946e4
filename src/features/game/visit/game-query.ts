import type { GameRequest } from './actions.ts';

export interface GameQuery extends GameRequest {
  /** Out of a game that had the window to itself. */
  readonly isBack: boolean;
}

/** What `/game/start` was opened with; `undefined` for what names no game. */
export function readGameQuery(search: string): GameQuery | undefined {
  const given = new URLSearchParams(search);
  const gameId = Number(given.get('gameId'));
  const isBack = given.get('returned') === '1';
  const tryIt = given.get('tryIt') ?? '0';
  const isGame = Number.isSafeInteger(gameId) && gameId > 0;
  return isGame && (tryIt === '0' || tryIt === '1') ? { gameId, isTrial: tryIt === '1', isBack } : undefined;
}
