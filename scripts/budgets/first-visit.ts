// A first visit of the lobby in a real browser, until it could be repeated without a network.
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../run/chromium.ts';

export interface FirstVisit {
  /** Files of the build, in the order in which the page asked for them. */
  readonly scriptsBeforeUsable: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly inlineStyle: string;
  /** Addresses in Cache Storage, and the first screen's own key. */
  readonly kept: readonly string[];
}

export async function visitLobby(address: string): Promise<FirstVisit> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(address);
    await page.locator('html[data-usable]').waitFor({ state: 'attached' });
    const scriptsBeforeUsable = await partsLoaded(page, '.js');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    return {
      scriptsBeforeUsable,
      scripts: await partsLoaded(page, '.js'),
      styles: await partsLoaded(page, '.css'),
      inlineStyle: (await page.locator('style').allInnerTexts()).join(''),
      kept: await page.evaluate(keptAddresses),
    };
  } finally {
    await browser.close();
  }
}

async function partsLoaded(page: Page, ending: string): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const files = addresses.map((name) => new URL(name).pathname.slice(1));
  return [...new Set(files.filter((file) => file.endsWith(ending)))];
}

async function keptAddresses(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
