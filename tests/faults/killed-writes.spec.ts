import type { Page } from '@playwright/test';
import { expect, test } from './faults.ts';

/** While the page `isHolding`, the writes that it begins last, as on a slow device. `held`: their tables. */
interface Writes {
  isHolding: boolean;
  held: string[];
}

/** Only in the page. */
declare const writes: Writes;

type Begin = Parameters<IDBDatabase['transaction']>;

/** Before the page opens its database. */
function holdWrites(): void {
  Object.assign(globalThis, { writes: { isHolding: false, held: [] } satisfies Writes });
  const database = IDBDatabase.prototype as { transaction: (...given: Begin) => IDBTransaction };
  const { transaction: begin } = database;
  database.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    if (!writes.isHolding || transaction.mode !== 'readwrite') return transaction;
    const names = [...transaction.objectStoreNames];
    writes.held.push(...names);
    transaction.commit = () => {};
    const store = transaction.objectStore(names[0] ?? '');
    const repeat = () => (store.count().onsuccess = repeat);
    repeat();
    return transaction;
  };
}

/** The page writes this table, as far as the browser lets it. `beside`: a table of the same database. */
async function writesTo(table: string, beside: string, page: Page): Promise<void> {
  await page.waitForFunction((name) => writes.held.includes(name), table);
  // The browser answers in the order of the requests, and a write may read before.
  await page.evaluate(async (other) => {
    for (const name of ['halcyon', 'halcyon-outbox']) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const db = opening.result;
      for (let count = 0; db.objectStoreNames.contains(other) && count < 20; count += 1) {
        const reading = db.transaction(other).objectStore(other).count();
        await new Promise((resolve) => (reading.onsuccess = resolve));
      }
      db.close();
    }
  }, beside);
}

test('the browser is killed in the middle of writes to both databases', async ({ harness, report }) => {
  harness.line.disturb = () => ({ status: 503, retryAfter: 1 });
  const page = await harness.visit();
  await page.addInitScript(holdWrites);
  await page.goto(`${harness.line.address}/auth/register`);
  await harness.watch(page);
  const field = page.getByRole('textbox').first();
  await field.click();
  await harness.track(50);
  await harness.hasCommitted(50);
  await page.evaluate(() => {
    writes.isHolding = true;
  });
  await field.fill('somebody');
  await writesTo('drafts', 'mailTexts', page);
  // A second table of that database: what the page has received.
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }));
  await writesTo('installation', 'mailTexts', page);
  await harness.track(1);
  await writesTo('outbox', 'deadLetters', page);
  await harness.browser.kill();
  harness.line.disturb = () => {};
  await harness.visit();
  // All but the one that was being written.
  const seconds = await harness.allStored(60_000, 50);
  // First, because the app's own events may still be on their way.
  await report.add('killed in the middle of writes to both databases', harness, seconds);
  await expect.poll(() => harness.gaps()).toEqual([]);
});
