// First visits of the lobby in a real browser.
import { chromium, devices, type Page } from 'playwright';
import { allIsKept } from './all-is-kept.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../run/chromium.ts';

export interface FirstVisit {
  /** Files of the build that the page requested. */
  /** Loaded before a tap was handled, without network delay. */
  readonly scriptsBeforeUsable: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly inlineStyle: string;
  /** Addresses in Cache Storage, and the key of the first screen. */
  readonly kept: readonly string[];
}

/** Notes when the first tap is handled. */
const WATCH_USABLE = `
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.usable === undefined) return;
    window.usableAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-usable'] });
`;

declare global {
  interface Window {
    readonly usableAt?: number;
  }
}

/** Every other screen waits until it is opened. */
const METERED = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } })';

/** A pop-up is a layer over the lobby, with a chunk of its own. */
const POPUPS_SHOWN = 'sessionStorage.setItem("halcyon.popups", "32,25,44,20")';

/** Until the lobby works without a network. */
export const visitLobby = (address: string): Promise<FirstVisit> =>
  inBrowser(async (page) => {
    await page.addInitScript(METERED);
    await page.addInitScript(POPUPS_SHOWN);
    await page.addInitScript(WATCH_USABLE);
    await openLobby(page, address);
    const usableAt = await page.evaluate(() => window.usableAt ?? 0);
    const loads = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, responseEnd }) => ({ name, responseEnd }),
      ),
    );
    const arrived = loads.filter(({ responseEnd }) => responseEnd < usableAt);
    return {
      scriptsBeforeUsable: partsOf(arrived, '.js'),
      scripts: partsOf(loads, '.js'),
      styles: partsOf(loads, '.css'),
      inlineStyle: (await page.locator('style').allTextContents()).join(''),
      kept: await page.evaluate(keptAddresses),
    };
  });

/** Until every screen works without a network. Returns the addresses that are kept by then. */
export const visitUntilAllIsKept = (address: string): Promise<string[]> =>
  inBrowser(async (page) => {
    await page.addInitScript(WATCH_USABLE);
    await openLobby(page, address);
    await page.evaluate(allIsKept);
    await page.waitForLoadState('networkidle');
    return page.evaluate(keptAddresses);
  });

async function inBrowser<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    return await visit(
      await browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }),
    );
  } finally {
    await browser.close();
  }
}

async function openLobby(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.usableAt !== undefined);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState('networkidle');
}

function partsOf(loads: ReadonlyArray<{ name: string }>, ending: string): string[] {
  const files = loads.map(({ name }) => new URL(name).pathname.slice(1));
  return [...new Set(files.filter((file) => file.endsWith(ending)))];
}

async function keptAddresses(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
