// The app config on the device, without its games.
import { type AppConfigShell, type ConfigUnchanged, isUnchanged } from '#src/contract/config.ts';
import type { ConfigRow, HalcyonDb, StoredConfig } from './tables/schema.ts';

export const readConfig = (db: HalcyonDb): Promise<ConfigRow | undefined> => db.config.get('appConfig');

/** Everything but the games, which a page fetches if their version has changed. */
export async function storeShell(db: HalcyonDb, answer: AppConfigShell | ConfigUnchanged): Promise<void> {
  if (isUnchanged(answer)) await confirmConfig(db, answer);
  else await replaceConfig(db, answer);
}

async function replaceConfig(db: HalcyonDb, config: AppConfigShell): Promise<void> {
  const before = await readConfig(db);
  const kept = before ? keepFilled(before.config, config) : config;
  await db.config.put({ key: 'appConfig', v: config.v, config: kept, readAt: Date.now(), numbers: 'own' });
}

/** An answer must not empty these lists: the lobby would vanish. */
function keepFilled(before: StoredConfig, fresh: StoredConfig): StoredConfig {
  const { gameTypeList, brandList } = fresh;
  return {
    ...fresh,
    gameTypeList: gameTypeList.length > 0 ? gameTypeList : before.gameTypeList,
    brandList: brandList.length > 0 ? brandList : before.brandList,
  };
}

/** The stored config is current, except perhaps for its games. */
async function confirmConfig(db: HalcyonDb, { v, gameListVersion }: ConfigUnchanged): Promise<void> {
  await db.config.update('appConfig', { v, readAt: Date.now() });
  if (gameListVersion !== undefined) await noteGameListVersion(db, gameListVersion);
}

/** If it differs from the stored version, the list is fetched. */
export async function noteGameListVersion(db: HalcyonDb, gameListVersion: string): Promise<void> {
  const row = await readConfig(db);
  if (!row || row.config.gameListVersion === gameListVersion) return;
  await db.config.update('appConfig', { 'config.gameListVersion': gameListVersion });
}
