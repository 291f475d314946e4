// Whatever a device has kept, in whatever shape: it is dropped and fetched again.
import type { Page } from '@playwright/test';
import type { FirstScreenCopy } from '#src/contract/page/first-screen.ts';
import { tiles } from '#tests/support/member-visit.ts';
import { keepsFirstScreen } from './kept-first-screen.ts';
import { expect, test } from './stranded.ts';

type Spoil = (copy: FirstScreenCopy) => unknown;

/** What was dropped before, too, takes part in the long run. */
const LONG: Readonly<Record<string, Spoil>> = {
  'is of another shape': () => ({ markup: 7 }),
  'has data of another shape': (copy) => ({ ...copy, data: copy.data.replace('"ads"', '"offers"') }),
  'has no data': (copy) => ({ ...copy, data: '{}' }),
};

const SPOILT: Readonly<Record<string, Spoil>> = {
  'has other markup': (copy) => ({ ...copy, markup: '<h1>Another page</h1>' }),
};

async function spoil(page: Page, change: Spoil): Promise<void> {
  const kept = await page.evaluate(async () => (await caches.match('/first-screen'))?.json() as unknown);
  await page.evaluate(
    async (text) => {
      const cache = await caches.open('halcyon-first-screen');
      await cache.put('/first-screen', new Response(text));
    },
    JSON.stringify(change(kept as FirstScreenCopy)),
  );
}

for (const [what, change] of Object.entries({ ...SPOILT, ...LONG })) {
  test(`${what in LONG ? '@long ' : ''}a kept first screen that ${what} is not drawn`, async ({ page }) => {
    await keepsFirstScreen(page);
    await spoil(page, change);
    await page.reload();
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
    await expect(page.getByRole('heading', { name: 'Another page' })).toHaveCount(0);
  });
}

/** Rows of another build, and a database that a disk has damaged. */
test('@long rows of another shape cost nothing but a request', async ({ page }) => {
  await keepsFirstScreen(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open('halcyon');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const tables = ['config', 'gameChunks', 'gameOrder', 'catalogue', 'delivery', 'installation'];
    const change = opening.result.transaction(tables, 'readwrite');
    for (const name of tables) {
      const table = change.objectStore(name);
      const keys = table.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result) table.put({ [String(table.keyPath)]: key, surprise: [null] });
      };
    }
    await new Promise((resolve) => (change.oncomplete = resolve));
    opening.result.close();
    localStorage.setItem('halcyon.fingerprint', 'é\n');
    localStorage.setItem('halcyon.clockOffset', 'é');
  });
  await page.reload();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  await page.goto('/game/search');
  await page.getByRole('searchbox').fill('a');
  await expect(tiles(page).first()).toBeVisible();
});
