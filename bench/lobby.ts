// The lobby with ten thousand titles, with the processor slowed four times.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from 'playwright';
import type { AppConfig, Game } from '#src/contract/config.ts';
import { COMMON } from '#tests/support/registration.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/run/chromium.ts';
import { measureBrowsing, measureEmptyFlick, measureFlicking } from './lobby/grid.ts';
import { measureHearts } from './lobby/heart.ts';
import { FEW, type LobbyFigures, SLOWING, textOf } from './lobby/report.ts';
import { measureKeys } from './lobby/search.ts';
import { measurePlainRows, measureStoring } from './lobby/storing.ts';
import { chromiumVersion, keepSections, stamp } from './measurements.ts';
import { slowDown } from './slowing.ts';

const GAMES = 10_000;
/** Number of games in the embedded platform's own catalogue. */
const SEEDED = 582;
/** Starts per round. */
const PAINTS = 3;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  await ensureBuilt();
  const many = await catalogueOf(GAMES);
  const few = await catalogueOf(SEEDED);
  await few.rows(
    'delete from game where game_id not in (select game_id from game order by sort, game_id limit $1)',
    [FEW],
  );
  const measured: LobbyFigures = {
    paintMany: [],
    paintFew: [],
    stored: [],
    storedQuick: [],
    plainRows: [],
    flicked: [],
    emptyFlicked: [],
    browsed: [],
    keys: [],
    hearts: [],
  };
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      console.log(`Round ${run + 1} of ${values.runs}`);
      await measureFew(few, measured);
      // First, so that the platform, on the same processor, has built its pages before a slow phone requests them.
      await measureQuick(many, measured);
      await measureMany(many, measured);
    }
    const browser = chromiumVersion(await ensureChromium());
    keepSections([{ title: `The lobby with ${GAMES} games`, text: textOf(stamp(browser), measured) }]);
    return 0;
  } finally {
    await Promise.all([many.remove(), few.remove()]);
  }
}

const catalogueOf = (size: number): Promise<ServedPlatform> =>
  servePlatform({
    CATALOGUE_SIZE: String(size),
    RATE_LIMIT: '0',
    RATE_LIMIT_ADDRESS: '0',
    NODE_ENV: 'production',
  });

async function measureFew(platform: ServedPlatform, measured: LobbyFigures): Promise<void> {
  await withPage(async (page, context) => {
    await measureStoring(page, platform.address, FEW);
    measured.paintFew.push(...(await measurePaints(context, platform.address)));
  });
}

async function measureMany(platform: ServedPlatform, measured: LobbyFigures): Promise<void> {
  await withPage(async (page, context) => {
    measured.stored.push(await measureStoring(page, platform.address, GAMES));
    measured.paintMany.push(...(await measurePaints(context, platform.address)));
    measured.browsed.push(await measureBrowsing(page));
    measured.flicked.push(await measureFlicking(page));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // Closed, because its tiles and pictures would distort the cost of a key.
    await page.close();
    const blank = await slowPage(context);
    measured.keys.push(await measureKeys(blank, await gamesOf(platform.address)));
    measured.emptyFlicked.push(await measureEmptyFlick(blank, height));
    await blank.close();
    measured.hearts.push(await measureHearts(context, platform.address));
  });
}

async function measureQuick(platform: ServedPlatform, measured: LobbyFigures): Promise<void> {
  await withPage(async (_, context) => {
    const page = await context.newPage();
    measured.plainRows.push(await measurePlainRows(page, platform.address, GAMES));
    measured.storedQuick.push(await measureStoring(page, platform.address, GAMES));
  });
}

async function withPage(measure: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
    });
    await measure(await slowPage(context), context);
  } finally {
    await browser.close();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page, SLOWING);
  return page;
}

/** A start takes two seconds, so one alone proves little. */
async function measurePaints(context: BrowserContext, address: string): Promise<number[]> {
  const spent: number[] = [];
  while (spent.length < PAINTS) spent.push(await measurePaint(context, address));
  return spent;
}

/** Milliseconds from navigation, with everything stored, until the grid has its full height. */
async function measurePaint(context: BrowserContext, address: string): Promise<number> {
  const page = await slowPage(context);
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      const grid = [...document.querySelectorAll('main ul')].at(-1);
      // The live list draws as many tiles as the screen has room for, which is more than the document contains.
      if (!grid || grid.children.length <= 12 || !grid.querySelector('li a')) return;
      watch.disconnect();
      requestAnimationFrame(() => Object.assign(globalThis, { benchPainted: performance.now() }));
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(address);
  const painted = await page.waitForFunction(() => (globalThis as { benchPainted?: number }).benchPainted);
  const spent = Number(await painted.jsonValue());
  await page.close();
  return spent;
}

/** Page by page, as a device reads them. */
async function gamesOf(address: string): Promise<Game[]> {
  const response = await fetch(`${address}/app/v1/anonymous/appConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...COMMON, v: '' }),
  });
  const { data } = (await response.json()) as { data: AppConfig };
  return data.gameList ?? [];
}
