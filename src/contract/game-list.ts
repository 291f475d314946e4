// The list of games by itself: what has changed since a version, or one page after the other.
import * as v from 'valibot';
import { area } from './call.ts';
import { Game, GameListDelta } from './config.ts';
import { text } from './primitives.ts';
import { rows } from './rows.ts';

const pageFields = {
  /** Of the list that this page is from. */
  gameListVersion: v.string(),
  /** Instead of pages, where the platform can tell what has changed. */
  gameListDelta: v.optional(GameListDelta),
  /** Where the next page begins; `null` after the last one. */
  next: v.nullable(v.string()),
};

export const GameListPage = v.object({ ...pageFields, gameList: rows(Game) });
export type GameListPage = v.InferOutput<typeof GameListPage>;

export const gameListCalls = area({
  gameListPage: {
    input: v.object({
      /** The list already held as a whole, "" when there is none. */
      gameListVersion: text(128),
      /** The `next` of the page before, "" for the first one. */
      after: text(),
    }),
    output: GameListPage,
    access: 'public',
    errors: [],
  },
});

/** The same call with its rows unread: a page of the app reads them in slices with `Game`. */
export const gameListPageUnread = {
  ...gameListCalls.gameListPage,
  output: v.object({ ...pageFields, gameList: v.array(v.unknown()) }),
};
