// The app config of this moment, composed from the catalogue and kept until the catalogue moves.
import type { AppConfig, Game } from '#src/contract/config.ts';
import type { Language } from '../messages/language.ts';
import { localise } from '../messages/language.ts';
import { digestOf } from '../secrets.ts';
import { offered, type SetUp } from '../settings/offered.ts';
import { epochSeconds } from '../time.ts';
import {
  type CatalogueRows,
  catalogueRevision,
  type ConfigFields,
  type PlatformConfig,
  readCatalogue,
} from './catalogue.ts';
import type { Db, Row } from './tables.ts';

export interface CurrentConfig {
  readonly config: AppConfig;
  readonly games: readonly Game[];
  readonly platform: PlatformConfig;
}

export type ConfigSource = (db: Db, language: Language) => Promise<CurrentConfig>;

const VERSION_LENGTH = 16;

/** Every process asks for the one number that moves with the catalogue, so a change reaches all of them. */
export function createConfigSource(setUp: SetUp): ConfigSource {
  let kept = {
    revision: -1,
    rows: null as CatalogueRows | null,
    byLanguage: new Map<Language, CurrentConfig>(),
  };
  return async (db, language) => {
    const revision = await catalogueRevision(db);
    if (kept.rows === null || kept.revision !== revision) {
      kept = { revision, rows: await readCatalogue(db), byLanguage: new Map() };
    }
    const known = kept.byLanguage.get(language);
    if (known) return known;
    const composed = compose(kept.rows as CatalogueRows, language, setUp);
    kept.byLanguage.set(language, composed);
    return composed;
  };
}

function compose(rows: CatalogueRows, language: Language, setUp: SetUp): CurrentConfig {
  const games = rows.games.map(gameOf);
  const fields = {
    ...offered(entriesFor<ConfigFields>(rows, 'app', language), setUp),
    gameList: games,
    gameListVersion: versionOf(games),
    gameTypeList: rows.types.map((type) => ({
      id: type.id,
      name: localise(type.name, language) as string,
      icon: type.icon,
      status: flag(type.status),
      sort: type.sort,
    })),
    brandList: rows.brands.map(({ id, name, icon, status, sort }) => ({
      id,
      name,
      icon,
      status: flag(status),
      sort,
    })),
    platformList: rows.platforms.map(platformOf),
  };
  return {
    config: { v: versionOf(fields), ...fields },
    games,
    platform: entriesFor<PlatformConfig>(rows, 'platform', language),
  };
}

/** The rows are what `setConfig` was given, which is checked where it is called. */
function entriesFor<T>(rows: CatalogueRows, audience: 'app' | 'platform', language: Language): T {
  const entries = rows.entries.filter((entry) => entry.audience === audience);
  return Object.fromEntries(entries.map((entry) => [entry.key, localise(entry.value, language)])) as T;
}

function gameOf(row: Row<'game'>): Game {
  return {
    gameId: row.game_id,
    name: row.name,
    typeId: row.type_id,
    brandId: row.brand_id,
    platformId: row.platform_id,
    icon: row.icon,
    status: flag(row.status),
    sort: row.sort,
    // Ten thousand rows travel shorter when what is absent anyway is left out.
    ...(row.hot ? { hot: 1 as const } : {}),
    ...(row.is_new ? { isNew: 1 as const } : {}),
    ...(row.try_it ? { tryIt: 1 as const } : {}),
    ...(row.orientation ? { orientation: row.orientation === 1 ? (1 as const) : (2 as const) } : {}),
    ...(row.tags.length > 0 ? { tags: row.tags } : {}),
  };
}

function platformOf(row: Row<'game_platform'>) {
  const until = row.maintain_until;
  return {
    id: row.id,
    name: row.name,
    status: flag(row.status),
    ...(until ? { maintainUntil: epochSeconds(until) } : {}),
  };
}

const flag = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

const versionOf = (value: unknown): string => digestOf(JSON.stringify(value)).slice(0, VERSION_LENGTH);
