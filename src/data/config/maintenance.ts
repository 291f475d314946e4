import type { AfterLoginInfoWeb } from '#src/contract/lobby.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { readConfig } from '../db/config-row.ts';

/** Keeps which platforms are under maintenance now: it may begin or end while the config is stored. */
export async function noteMaintenance(db: HalcyonDb, maintain: AfterLoginInfoWeb['maintain']): Promise<void> {
  const ends = new Map(maintain.map(({ platformId, until }) => [platformId, until]));
  await db.transaction('rw', db.config, async () => {
    const platforms = (await readConfig(db))?.config.platformList ?? [];
    if (platforms.every(({ id, maintainUntil }) => maintainUntil === ends.get(id))) return;
    const platformList = platforms.map(({ maintainUntil: _, ...platform }) => {
      const until = ends.get(platform.id);
      return until === undefined ? platform : { ...platform, maintainUntil: until };
    });
    await db.config.update('appConfig', { 'config.platformList': platformList });
  });
}
