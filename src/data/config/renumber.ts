// At the first start of a new build: what an earlier one has stored keeps its screens, also without a connection.
import { withOwnTypes } from '#src/contract/config/own-types.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';

export const renumberConfig = (db: HalcyonDb): Promise<void> =>
  db.transaction('rw', db.config, async () => {
    const row = await db.config.get('appConfig');
    if (!row || row.numbers === 'own') return;
    const activityList = withOwnTypes(row.config.activityList);
    await db.config.put({ ...row, numbers: 'own', config: { ...row.config, activityList } });
  });
