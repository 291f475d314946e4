// From `track()` to the committed row, while a first visit stores everything else.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { KillableBrowser } from '#tests/support/killable-browser.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { slowDown } from '../slowing.ts';

/** Milliseconds of each group of events. */
export interface CommitFigures {
  readonly first: readonly number[];
  readonly later: readonly number[];
}

const SLOWING = 4;
const EVENTS = 20;
const LATER_MS = 1500;
const GROUPS_LATER = 5;
/** A group waits for no request that the one before has caused. */
const APART_MS = 300;

export async function measureCommitting({ address }: ServedPlatform, visits: number): Promise<CommitFigures> {
  const first: number[] = [];
  const later: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const browser = await KillableBrowser.create();
    try {
      const page = await browser.page(await browser.open());
      await slowDown(page, SLOWING);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'halcyon' in globalThis);
      first.push(await commitMs(page));
      await delay(LATER_MS);
      for (let group = 0; group < GROUPS_LATER; group += 1) {
        later.push(await commitMs(page));
        await delay(APART_MS);
      }
    } finally {
      await browser.remove();
    }
  }
  return { first, later };
}

const commitMs = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    const begun = performance.now();
    let open = count;
    const written = new Promise<void>((resolve) => {
      halcyon.onCommit((numbers) => (open -= numbers.length) <= 0 && resolve());
    });
    // The app's own events that wait already are written with them.
    open += halcyon.unwritten();
    for (let index = 0; index < count; index += 1)
      halcyon.track('view', { eventInterfaceId: `bench.${index}`, eventShowType: 'list' });
    await written;
    return performance.now() - begun;
  }, EVENTS);
