// The current app config, composed from the catalogue and cached until the catalogue changes.
import type { AppConfig } from '#src/contract/config.ts';
import { withOwnTypes } from '#src/contract/config/own-types.ts';
import { type Language, localise } from '../../languages/language.ts';
import { offered, type SetUp } from './offered.ts';
import { epochSeconds } from '../../time/time.ts';
import { type CatalogueRows, catalogueRevision, type ConfigFields, readCatalogue } from './catalogue.ts';
import type { PlatformConfig } from '../config/platform-config.ts';
import { createGameList, type GameList } from './game-list.ts';
import { flag } from './game-of.ts';
import { versionOf } from './versions.ts';
import { onlyCoin } from '../ledger/items.ts';
import type { Db, Row } from '../../database/tables/tables.ts';
import { turnoverTable } from '../ledger/turnover.ts';
import { limitedLevels, withdrawalConfigOf } from '../config/withdrawal-config.ts';

export interface CurrentConfig {
  readonly config: AppConfig;
  /** For clients that have the games, or will fetch them page by page. */
  readonly withoutGames: AppConfig;
  readonly list: GameList;
  readonly platform: PlatformConfig;
}

export type ConfigSource = (db: Db, language: Language) => Promise<CurrentConfig>;

interface ConfigCache {
  readonly rows: CatalogueRows;
  readonly list: GameList;
  readonly byLanguage: Map<Language, CurrentConfig>;
}

/** Every process reads the number that counts changes of the catalogue, so a change reaches all of them. */
export function createConfigSource(setUp: SetUp): ConfigSource {
  let kept: ConfigCache | undefined;
  return async (db, language) => {
    const revision = await catalogueRevision(db);
    if (kept?.rows.revision !== revision) kept = await readKept(db, revision);
    const known = kept.byLanguage.get(language);
    if (known) return known;
    const composed = compose(kept, language, setUp);
    kept.byLanguage.set(language, composed);
    return composed;
  };
}

async function readKept(db: Db, revision: number): Promise<ConfigCache> {
  const rows = await readCatalogue(db, revision);
  return { rows, list: createGameList(rows), byLanguage: new Map() };
}

/** Two digests in one: of everything but the games, and of the games. */
const VERSION_MARK = '.';

/** True if everything but the games is the same. */
export const isSameRest = (v: string, other: string): boolean =>
  v.split(VERSION_MARK, 1)[0] === other.split(VERSION_MARK, 1)[0];

function compose({ rows, list }: ConfigCache, language: Language, setUp: SetUp): CurrentConfig {
  const platform = entriesFor<PlatformConfig>(rows, 'platform', language);
  const app = entriesFor<ConfigFields>(rows, 'app', language);
  const shown = offered(app, setUp);
  const rest = {
    ...shown,
    activityList: withOwnTypes(app.activityList),
    vipMap: limitedLevels(
      app.vipMap,
      withdrawalConfigOf(platform.withdrawal, { banks: app.bankList, language }),
    ),
    clientConfig: { ...shown.clientConfig, lobbyBonusAmount: platform.welcomeCoin },
    inviteConfig: { ...app.inviteConfig, spinAwards: onlyCoin(app.inviteConfig.spinAwards) },
    turnover: turnoverTable(app.turnover),
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
  const v = versionOf(rest) + VERSION_MARK + list.version;
  const withoutGames = { v, ...rest, gameListVersion: list.version };
  return {
    config: { ...withoutGames, gameList: [...list.games] },
    withoutGames,
    list,
    platform,
  };
}

/** `setConfig` is called with rows that are validated at the call. */
function entriesFor<T>(rows: CatalogueRows, audience: 'app' | 'platform', language: Language): T {
  const entries = rows.entries.filter((entry) => entry.audience === audience);
  return Object.fromEntries(entries.map((entry) => [entry.key, localise(entry.value, language)])) as T;
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
