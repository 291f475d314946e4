// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectionReturned } from '#src/app/updates/connection.ts';
import { listenToGameList } from '#src/app/listeners/game-list.ts';
import { heldGames } from '#src/data/games/game-list.ts';
import { database } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { longCatalogue } from '#tests/support/catalogues/long.ts';
import { look } from '#tests/support/device/visibility.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { countGames } from '#tests/support/stored-games.ts';

const LENGTH = 2200;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: longCatalogue(LENGTH) });
  listenToGameList();
});
afterAll(() => platform.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await closePage();
});

async function whole(): Promise<void> {
  const { db } = await database();
  await vi.waitFor(async () => expect(await heldGames(db)).not.toBe(''));
  expect(await countGames(db)).toBe(LENGTH);
}

describe('a page with a long list to load', () => {
  it('loads it as soon as the config says so, and again when the list has changed', async () => {
    const line = await openPage(platform);
    await whole();
    expect(line.sent).toHaveLength(3);
    await platform.db.updateTable('game').set({ is_new: 1 }).execute();
    const { db } = await database();
    const before = await heldGames(db);
    await refreshConfig();
    await vi.waitFor(async () => expect(await heldGames(db)).not.toBe(before));
    await whole();
  });

  it('loads nothing while it is hidden, and begins when it is shown', async () => {
    look('hidden');
    const line = await openPage(platform);
    const { db } = await database();
    await vi.waitFor(async () => expect(await db.config.count()).toBe(1));
    expect([line.sent, await countGames(db)]).toEqual([[], 0]);
    look('visible');
    await whole();
    expect(line.sent).toHaveLength(3);
  });

  it('continues when the connection returns', async () => {
    look('hidden');
    const line = await openPage(platform);
    line.disturb = (_, count) => (count > 1 ? 'cut' : undefined);
    look('visible');
    const { db } = await database();
    await vi.waitFor(async () => expect([await countGames(db), line.sent.length]).toEqual([1000, 2]));
    line.disturb = () => {};
    connectionReturned.emit();
    await whole();
    expect(line.sent).toHaveLength(4);
  });
});
