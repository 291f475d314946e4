import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createCatalogue } from '#demo/catalogue.ts';
import { localise } from '#server/languages/language.ts';
import { renumberConfig } from '#src/data/config/renumber.ts';
import { storeShell } from '#src/data/db/config-row.ts';
import { database } from '#src/data/db/database.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';

const activity = (activityType: number): ActivityConfig => ({
  ...{ id: activityType, activityType, name: '', image: '', sort: 1, type: 0, clickType: 1 },
  ...{ clickAction: String(activityType), unloginShowStatus: 1, status: 1 },
});
const lists = { v: '1', gameListVersion: '1', gameTypeList: [], brandList: [], platformList: [] };
const shell = localise(createCatalogue(new Date()).config, 'en-US') as AppConfigShell;
const config = { ...shell, ...lists, activityList: [46, 47, 60, 61, 8].map(activity) };

it('gives our own activities that an earlier build has stored their present numbers, once', async () => {
  const { db } = await database();
  const types = async () =>
    (await db.config.get('appConfig'))?.config.activityList.map(({ activityType }) => activityType);
  await db.config.put({ key: 'appConfig', v: '1', config, readAt: 1 });
  await renumberConfig(db);
  expect(await types()).toEqual([10_001, 10_002, 10_003, 10_004, 8]);
  // From a platform of somebody else, whose numbers are its own.
  await storeShell(db, config);
  await renumberConfig(db);
  expect(await types()).toEqual([46, 47, 60, 61, 8]);
});
