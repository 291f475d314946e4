import type { Handler } from '../../api/context.ts';
import { share } from '../../api/encode.ts';
import { isSameRest } from '../../store/lobby/config.ts';
import { gamesFor } from '../../store/lobby/game-list.ts';

export const configHandlers = {
  'anonymous/appConfig': (async (context, { v: held, gameListVersion: heldGames }) => {
    const { config, withoutGames, list } = await context.config(context.db);
    const { v, gameListVersion } = config;
    if (heldGames === undefined) return held === v ? { v, unchanged: true } : share(config);
    const { gameList, gameListDelta } = await gamesFor(context.db, list, heldGames);
    const changes = gameListDelta ? { gameListDelta } : {};
    if (isSameRest(held, v)) {
      const isListHeld = heldGames === gameListVersion;
      return isListHeld ? { v, unchanged: true } : { v, unchanged: true, gameListVersion, ...changes };
    }
    if (gameListDelta) return { ...withoutGames, ...changes };
    return share(gameList ? config : withoutGames);
  }) satisfies Handler<'anonymous/appConfig'>,

  gameListPage: (async (context, { gameListVersion: held, after }) => {
    const { list } = await context.config(context.db);
    const delta = await list.changesSince(context.db, held);
    if (delta === null || after !== '') return share(list.pageAfter(after));
    return { gameListVersion: list.version, gameListDelta: delta, gameList: [], next: null };
  }) satisfies Handler<'gameListPage'>,
};
