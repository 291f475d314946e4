import type { GameWish } from '../../actions.ts';

/** What `/game/start` was opened with; `undefined` for what names no game. */
export function readGameQuery(search: string): GameWish | undefined {
  const given = new URLSearchParams(search);
  const gameId = Number(given.get('gameId'));
  const tryIt = given.get('tryIt') ?? '0';
  const isGame = Number.isSafeInteger(gameId) && gameId > 0;
  return isGame && (tryIt === '0' || tryIt === '1') ? { gameId, isTrial: tryIt === '1' } : undefined;
}
