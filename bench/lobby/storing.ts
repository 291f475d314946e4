// A catalogue that arrives on an empty device: how long until all of it is stored, and what the page feels of it.
import type { Page } from '@playwright/test';

export interface StoredList {
  readonly seconds: number;
  /** Milliseconds of the longest task, 0 when none was over 50. */
  readonly longestTask: number;
  /** Megabytes of script heap when the lobby could first be used, and when everything was stored. */
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
  await page.goto(address);
  await page.locator('html[data-usable]').waitFor({ state: 'attached' });
  const heap = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await heap();
  // What the start itself costs is measured elsewhere.
  const begun = await page.evaluate(() => {
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.length = 0;
    return performance.now();
  });
  const stored = await page.waitForFunction(countGames, games, { polling: 250, timeout: 120_000 });
  const seconds = (((await stored.jsonValue()) as number) - begun) / 1000;
  const tasks = await page.evaluate(() => (globalThis as unknown as { benchTasks: number[] }).benchTasks);
  return { seconds, longestTask: Math.max(0, ...tasks), heapMb: { before, after: await heap() } };
}

/** Milliseconds since the navigation when everything is there, else false. */
async function countGames(wanted: number): Promise<number | false> {
  const opening = indexedDB.open('halcyon');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const count = opening.result.transaction('games').objectStore('games').count();
  await new Promise((resolve) => (count.onsuccess = resolve));
  opening.result.close();
  return count.result >= wanted && performance.now();
}
