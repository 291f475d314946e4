// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { keepThisFirstScreen } from '#src/app/first-screen/keep.ts';
import { renewFirstScreen } from '#src/app/first-screen/renew.ts';
import { keptFirstScreen } from '#src/data/db/first-screen-cache.ts';
import { database } from '#src/data/db/database.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(async ({ platform }) => {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, copy: Response) => void kept.set(key, copy),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  await openPage(platform);
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
});
afterEach(closePage);

/** Where the pictures of the lobby lie. */
async function movePictures(gameResourceUrl: string): Promise<void> {
  const { db } = await database();
  await db.config.update('appConfig', { 'config.gameResourceUrl': gameResourceUrl });
}

const copyShows = (folder: string): Promise<void> =>
  vi.waitFor(async () => expect((await keptFirstScreen())?.data).toContain(folder));

describe('the copy of the first screen', () => {
  it('follows what changes, and a burst of changes is read once', async () => {
    const { db } = await database();
    let reads = 0;
    db.gameOrder.hook('reading', (row) => {
      reads++;
      return row;
    });
    renewFirstScreen();
    for (let change = 1; change <= 8; change++) await movePictures(`/burst/${change}/`);
    await copyShows('/burst/8/');
    expect(reads).toBeLessThan(5);
    await movePictures('/later/');
    await copyShows('/later/');
  });

  it('is stored by the next attempt after one that failed', async () => {
    const put = vi.fn<() => Promise<void>>(() => Promise.resolve());
    put.mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    vi.stubGlobal('caches', { open: async () => ({ put, match: async () => null }) });
    await movePictures('/full/');
    await keepThisFirstScreen();
    await keepThisFirstScreen();
    await keepThisFirstScreen();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('reports nothing where the browser refuses to store it', async () => {
    const open = vi.fn<() => Promise<Cache>>(() => Promise.reject(new DOMException('', 'SecurityError')));
    vi.stubGlobal('caches', { open, delete: open });
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const lobby = await keepThisFirstScreen();
    expect(lobby?.ids).not.toEqual([]);
    expect(open).toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });
});
