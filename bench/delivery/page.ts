// The app in a real browser, driven through the hooks of a build for measuring.
import type { Page } from 'playwright';
import type { Probe } from '#src/app/startup/probe.ts';
import { EventLine } from '#tests/support/lines/event-line.ts';
import { KillableBrowser } from '#tests/support/killable-browser.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

declare global {
  var halcyon: Probe;
}

export interface Bench {
  readonly page: Page;
  readonly line: EventLine;
  readonly browser: KillableBrowser;
  readonly end: () => Promise<void>;
}

/** Ready to track, after all work of the start has finished. */
export async function openBench(platform: ServedPlatform): Promise<Bench> {
  const line = new EventLine(platform.address);
  await line.up();
  const browser = await KillableBrowser.create();
  const context = await browser.open();
  const page = await browser.page(context);
  await page.goto(line.address);
  await page.waitForFunction(() => 'halcyon' in globalThis);
  await page.evaluate(() => halcyon.ready);
  await line.quiet();
  const end = async () => {
    await browser.remove();
    await line.down();
  };
  return { page, line, browser, end };
}
