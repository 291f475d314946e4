// The catalogue that an operator edits and the seed fills.
import type { AppConfig, Brand, Game, GameType, PlatformItem } from '#src/contract/config.ts';
import type { Db, NewRow, Row, Trx } from '../../database/tables/tables.ts';
import { type PlatformConfig, setConfig, type Text, type Translatable } from '../config/platform-config.ts';

/** `transfers`: coin is moved to its games and back. */
export type SeedPlatform = PlatformItem & { readonly transfers?: boolean };

export type SeedGame = Game & {
  /** Which of the playable games it opens. */
  readonly play: string;
  /** What the game's page needs to look like this title. */
  readonly look?: Readonly<Record<string, unknown>>;
  /** Minimum balance to enter. */
  readonly minCoin?: number;
};

/** Fields of the config that come from catalogue tables; the seed or an operator sets the others. */
type CatalogueField =
  | 'v'
  | 'gameList'
  | 'gameListDelta'
  | 'gameListVersion'
  | 'gameTypeList'
  | 'brandList'
  | 'platformList';
export type ConfigFields = Omit<AppConfig, CatalogueField>;

/** Any text in `config` and `platform` may be a `Text`. */
export interface Catalogue {
  readonly gameTypes: readonly (Omit<GameType, 'name'> & { readonly name: Text })[];
  readonly brands: readonly Brand[];
  readonly platforms: readonly SeedPlatform[];
  readonly games: readonly SeedGame[];
  readonly config: Translatable<ConfigFields>;
  readonly platform: Translatable<PlatformConfig>;
}

/** PostgreSQL counts the parameters of a statement in 16 bits. */
const ROWS_AT_ONCE = 500;

/** What an operator has set in a catalogue without games is never replaced. */
export async function isCatalogueEmpty(db: Db): Promise<boolean> {
  const game = await db.selectFrom('game').select('game_id').limit(1).executeTakeFirst();
  if (game) return false;
  return (await db.selectFrom('config_entry').select('key').limit(1).executeTakeFirst()) === undefined;
}

export async function storeCatalogue(trx: Trx, catalogue: Catalogue): Promise<void> {
  const types = catalogue.gameTypes.map((type) => ({ ...type, name: JSON.stringify(type.name) }));
  const { brands, platforms, games } = catalogue;
  for (const rows of slicesOf(types)) await trx.insertInto('game_type').values(rows).execute();
  for (const rows of slicesOf(brands)) await trx.insertInto('brand').values(rows).execute();
  for (const rows of slicesOf(platforms.map(platformRow)))
    await trx.insertInto('game_platform').values(rows).execute();
  for (const rows of slicesOf(games.map(gameRow))) await trx.insertInto('game').values(rows).execute();
  await setConfig(trx, 'app', catalogue.config);
  await setConfig(trx, 'platform', catalogue.platform);
}

/** None of no rows, which would be no statement. */
function* slicesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

export async function catalogueRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('catalogue_state').select('revision').executeTakeFirstOrThrow();
  return revision;
}

export interface CatalogueRows {
  /** Not later than the rows were read. */
  readonly revision: number;
  readonly types: Row<'game_type'>[];
  readonly brands: Row<'brand'>[];
  readonly platforms: Row<'game_platform'>[];
  readonly games: Row<'game'>[];
  /** Read after the games, so a game that is removed in between is in at least one of the two. */
  readonly removed: Row<'game_removed'>[];
  readonly entries: Row<'config_entry'>[];
}

export async function readCatalogue(db: Db, revision: number): Promise<CatalogueRows> {
  return {
    revision,
    types: await db.selectFrom('game_type').selectAll().orderBy('sort').orderBy('id').execute(),
    brands: await db.selectFrom('brand').selectAll().orderBy('sort').orderBy('id').execute(),
    platforms: await db.selectFrom('game_platform').selectAll().orderBy('id').execute(),
    games: await db.selectFrom('game').selectAll().orderBy('sort').orderBy('game_id').execute(),
    removed: await db.selectFrom('game_removed').selectAll().execute(),
    entries: await db.selectFrom('config_entry').selectAll().orderBy('key').execute(),
  };
}

function platformRow(item: SeedPlatform): NewRow<'game_platform'> {
  const until = item.maintainUntil;
  return {
    id: item.id,
    name: item.name,
    status: item.status,
    maintain_until: until === undefined ? null : new Date(until * 1000),
    transfers: item.transfers ?? false,
  };
}

function gameRow(game: SeedGame): NewRow<'game'> {
  return {
    game_id: game.gameId,
    name: game.name,
    type_id: game.typeId,
    brand_id: game.brandId,
    platform_id: game.platformId,
    icon: game.icon,
    status: game.status,
    sort: game.sort,
    hot: game.hot ?? 0,
    is_new: game.isNew ?? 0,
    try_it: game.tryIt ?? 0,
    orientation: game.orientation ?? 0,
    tags: JSON.stringify(game.tags ?? []),
    play: game.play,
    look: JSON.stringify(game.look ?? {}),
    min_coin: game.minCoin ?? 0,
  };
}
