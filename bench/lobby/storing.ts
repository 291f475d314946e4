// A catalogue arrives on an empty device: how long until it is stored, and what the page notices.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { countGames } from '#tests/support/device/rows.ts';

const LONGEST_MS = 120_000;
/** Time for a page without the list to load everything it needs. */
const SETTLED_MS = 5000;

export interface StoredList {
  readonly seconds: number;
  /** Milliseconds of the longest task, 0 if none took more than 50. */
  readonly longestTask: number;
  /** Megabytes of script heap when the list was requested, with all code loaded, and when all of it was stored. */
  readonly heapMb: { readonly before: number; readonly after: number };
}

export async function measureStoring(page: Page, address: string, games: number): Promise<StoredList> {
  const tools = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const list = await holdList(page);
  const watcher = await page.context().newPage();
  await watcher.goto(anyOther(address));
  await page.bringToFront();
  await page.goto(address);
  await page.locator('html[data-usable]').waitFor({ state: 'attached' });
  await list.isAskedFor;
  const heap = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await heap();
  // The cost of the start itself is measured elsewhere.
  await page.evaluate(() => {
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.length = 0;
  });
  const begun = Date.now();
  list.release();
  const seconds = ((await storedAt(watcher, games)) - begun) / 1000;
  const tasks = await page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks);
  await watcher.close();
  return { seconds, longestTask: Math.max(0, ...tasks), heapMb: { before, after: await heap() } };
}

/** A page on the app's origin that is not the app. */
const anyOther = (address: string): string => `${address}/robots.txt`;

/** Holds the list back, to separate its cost from that of the start. A short list arrives with the config. */
async function holdList(page: Page): Promise<{ isAskedFor: Promise<void>; release: () => void }> {
  let release = () => {};
  let noteAsked = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const isAskedFor = Promise.race([new Promise<void>((resolve) => (noteAsked = resolve)), delay(SETTLED_MS)]);
  await page.context().route('**/gameListPage', async (route) => {
    noteAsked();
    await isReleased;
    await route.continue();
  });
  return { isAskedFor, release };
}

/** The time when all games are stored, observed from another page, because observing costs as much as storing. */
async function storedAt(watcher: Page, wanted: number): Promise<number> {
  for (const deadline = Date.now() + LONGEST_MS; (await countGames(watcher)) < wanted; await delay(100)) {
    if (Date.now() > deadline) throw new Error(`Fewer than ${wanted} games after ${LONGEST_MS / 1000} s.`);
  }
  return Date.now();
}

/** The floor in seconds: as many rows in one transaction of a plain database. */
export async function measurePlainRows(page: Page, address: string, games: number): Promise<number> {
  await page.goto(anyOther(address));
  return page.evaluate(async (count) => {
    const opening = indexedDB.open('floor', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { keyPath: 'gameId' });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const begun = performance.now();
    const writing = opening.result.transaction('rows', 'readwrite');
    const rows = writing.objectStore('rows');
    for (let gameId = 0; gameId < count; gameId += 1) {
      rows.put({
        gameId,
        name: `Lantern Bay ${gameId}`,
        typeId: 1,
        brandId: 1,
        icon: `g${gameId}`,
        tags: ['night'],
      });
    }
    await new Promise((resolve) => (writing.oncomplete = resolve));
    return (performance.now() - begun) / 1000;
  }, games);
}
