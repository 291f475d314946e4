// One visit of one page, in a newly started browser.
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, devices, type Page } from 'playwright';
import { CHROMIUM_ARGS } from '../scripts/run/chromium.ts';

export interface Visit {
  readonly address: string;
  /** Profile folder of the browser; a new one makes a first visit. */
  readonly profile: string;
  readonly chromiumPath: string;
  /** Slowdown of the page's processor, as a factor. */
  readonly slowing: number;
}

/** Times are milliseconds since the navigation began. */
export interface Marks {
  readonly visible: number;
  readonly usable: number;
  /** The sum of long tasks beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
}

export interface VisitFigures extends Marks {
  readonly heapBytes: number;
}

/** Timeout in milliseconds for a page to become visible and usable. */
const PATIENCE_MS = 60_000;

declare global {
  interface Window {
    readonly benchMarks: Marks;
  }
}

const MARKS = fileURLToPath(new URL('./marks.js', import.meta.url));

/** Opens the page, waits until it settles, and returns when its tiles were visible and usable. */
export async function visit(how: Visit, settled: (page: Page) => Promise<void>): Promise<VisitFigures> {
  const context = await chromium.launchPersistentContext(how.profile, {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    executablePath: how.chromiumPath,
    args: CHROMIUM_ARGS,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: how.slowing });
    await tools.send('Runtime.enable');
    await tools.send('Runtime.addBinding', { name: 'reportToBench' });
    await page.addInitScript({ path: MARKS });
    // The page reports by itself: polling it from here would run scripts in it.
    const reported = new Promise((resolve) => tools.once('Runtime.bindingCalled', resolve));
    await page.goto(how.address, { waitUntil: 'commit' });
    await withinTime(reported);
    await settled(page);
    const marks = await page.evaluate(() => window.benchMarks);
    await tools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return { ...marks, heapBytes: usedSize };
  } finally {
    await context.close();
  }
}

async function withinTime(reported: Promise<unknown>): Promise<void> {
  const late = delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('The page did not become usable');
  });
  await Promise.race([reported, late]);
}
