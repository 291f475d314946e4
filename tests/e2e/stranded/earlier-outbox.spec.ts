// A device whose build before kept its events in the other database.
import { readFileSync } from 'node:fs';
import { allRows, countRows, installationOf } from '#tests/support/device/rows.ts';
import type { StoredDatabase } from '#tests/support/device/stored-database.ts';
import { usable } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';

const DEVICE = JSON.parse(readFileSync('tests/unit/data/old-devices/009.json', 'utf8')) as StoredDatabase;
const EVENTS = ['outbox', 'deadLetters', 'delivery', 'installation'];

/** Runs in the page; without rows of other tables. */
async function restore([{ version, tables }, names]: readonly [StoredDatabase, readonly string[]]) {
  const opening = indexedDB.open('halcyon', version);
  opening.onupgradeneeded = () => {
    for (const [name, { keyPath, autoIncrement, indexes, nextKey = 1, rows }] of Object.entries(tables)) {
      const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
      for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
      if (nextKey > 1) {
        store.put({ [String(keyPath)]: nextKey - 1 });
        store.delete(nextKey - 1);
      }
      for (const row of names.includes(name) ? rows : []) store.put(row);
    }
  };
  await new Promise((resolve) => (opening.onsuccess = resolve));
  opening.result.close();
}

test('keeps the numbers and the installation of events that wait, and goes on after them', async ({
  page,
  site,
  problems,
}) => {
  problems.announce(/404|Failed to load/);
  site.disturb = (path) => (path.includes('appEventLogClient') ? 'missing' : undefined);
  await page.goto('/robots.txt');
  await page.evaluate(restore, [DEVICE, EVENTS] as const);
  await page.goto('/');
  await usable(page);
  const waiting = DEVICE.tables['outbox']!;
  const seqs = async () => (await allRows<{ eventSeq: number }>(page, 'outbox')).map((row) => row.eventSeq);
  await expect.poll(async () => (await seqs()).length).toBeGreaterThan(waiting.rows.length);
  const before = (waiting.rows as { eventSeq: number }[]).map((row) => row.eventSeq);
  const now = await seqs();
  expect(now.slice(0, before.length)).toEqual(before);
  expect(now[before.length]).toBe(waiting.nextKey);
  expect(await installationOf(page)).toBe(
    (DEVICE.tables['installation']!.rows as { key: string; value: string }[]).find(
      ({ key }) => key === 'installId',
    )?.value,
  );
  await expect.poll(() => countRows(page, 'earlierOutbox')).toBe(0);
});
