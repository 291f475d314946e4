// The lobby with ten thousand titles, on a processor four times slower.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import type { AppConfig, Game } from '#src/contract/config.ts';
import { COMMON } from '#tests/support/platform.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/run/chromium.ts';
import { measureBrowsing, measureEmptyFlick, measureFlicking, type Scrolled } from './lobby/grid.ts';
import { type Keys, measureKeys } from './lobby/search.ts';
import { measurePlainRows, measureStoring, type StoredList } from './lobby/storing.ts';
import { chromiumVersion, keepSections, stamp, table } from './measurements.ts';
import { median, quantiles, spread } from './numbers.ts';
import { slowDown } from './slowing.ts';

const GAMES = 10_000;
const FEW = 60;
/** What the embedded platform knows without being asked for more. */
const SEEDED = 582;
const SLOWING = 4;
/** Starts that are measured a round. */
const PAINTS = 3;

interface Measured {
  readonly paintMany: number[];
  readonly paintFew: number[];
  readonly stored: StoredList[];
  /** With a processor that is not slowed. */
  readonly storedQuick: StoredList[];
  /** Seconds, with one that is not slowed. */
  readonly plainRows: number[];
  readonly flicked: Scrolled[];
  readonly emptyFlicked: Scrolled[];
  readonly browsed: Scrolled[];
  readonly keys: Keys[];
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  await ensureBuilt();
  const many = await catalogueOf(GAMES);
  const few = await catalogueOf(SEEDED);
  await few.rows(
    'delete from game where game_id not in (select game_id from game order by sort, game_id limit $1)',
    [FEW],
  );
  const measured: Measured = {
    paintMany: [],
    paintFew: [],
    stored: [],
    storedQuick: [],
    plainRows: [],
    flicked: [],
    emptyFlicked: [],
    browsed: [],
    keys: [],
  };
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      console.log(`Round ${run + 1} of ${values.runs}`);
      await measureFew(few, measured);
      // First, so that the platform, which is on the same processor, has made its pages when a slow phone asks.
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

async function measureFew(platform: ServedPlatform, measured: Measured): Promise<void> {
  await withPage(async (page, context) => {
    await measureStoring(page, platform.address, FEW);
    measured.paintFew.push(...(await measurePaints(context, platform.address)));
  });
}

async function measureMany(platform: ServedPlatform, measured: Measured): Promise<void> {
  await withPage(async (page, context) => {
    measured.stored.push(await measureStoring(page, platform.address, GAMES));
    measured.paintMany.push(...(await measurePaints(context, platform.address)));
    measured.browsed.push(await measureBrowsing(page));
    measured.flicked.push(await measureFlicking(page));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    // What the lobby still does, with all its tiles and pictures, is not what a key costs.
    await page.close();
    const blank = await slowPage(context);
    measured.keys.push(await measureKeys(blank, await gamesOf(platform.address)));
    measured.emptyFlicked.push(await measureEmptyFlick(blank, height));
  });
}

async function measureQuick(platform: ServedPlatform, measured: Measured): Promise<void> {
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

/** A start is over in two seconds: one alone says little. */
async function measurePaints(context: BrowserContext, address: string): Promise<number[]> {
  const spent: number[] = [];
  while (spent.length < PAINTS) spent.push(await measurePaint(context, address));
  return spent;
}

/** Milliseconds from the start of a visit with everything stored until the grid knows its whole height. */
async function measurePaint(context: BrowserContext, address: string): Promise<number> {
  const page = await slowPage(context);
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      const grid = [...document.querySelectorAll('main ul')].at(-1);
      // From the live list on it draws what the screen has room for, which is more than the document brought.
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

function textOf(made: string, measured: Measured): string {
  const { paintMany, paintFew, stored, storedQuick, plainRows, flicked, emptyFlicked, browsed, keys } =
    measured;
  const framesOf = (scrolled: Scrolled[]) => quantiles(scrolled.flatMap((one) => one.frames));
  const ratio = median(paintMany) / median(paintFew);
  const heap = stored.map(({ heapMb }) => heapMb.after / heapMb.before);
  const secondsOf = (lists: StoredList[]) =>
    spread(
      lists.map((one) => one.seconds),
      1,
    );
  const rows = [
    ...keyRows(keys),
    [
      `whole grid painted, beside ${FEW} tiles`,
      '1.15 x',
      `${ratio.toFixed(2)} x`,
      `${spread(paintMany)} / ${spread(paintFew)} ms`,
    ],
    [
      'a frame while flicking from top to bottom, ms',
      '20 at p95',
      framesOf(flicked),
      `8,000 pixels a second; an empty page ${framesOf(emptyFlicked)}`,
    ],
    ['a frame while browsing with pictures coming, ms', '', framesOf(browsed), '900 pixels a second'],
    [
      'elements in the grid, at most',
      '400',
      String(Math.max(...[...flicked, ...browsed].map(({ nodes }) => nodes))),
      '',
    ],
    ['longest task while it is stored, ms', 'none over 50', spread(stored.map((one) => one.longestTask)), ''],
    ['stored while the lobby is used, s', '', secondsOf(stored), ''],
    [
      'the same, processor not slowed, s',
      '1.5',
      secondsOf(storedQuick),
      `plain rows at once ${spread(plainRows, 1)}`,
    ],
    ['heap after, beside before', '1.5 x', `${median(heap).toFixed(2)} x`, ''],
  ];
  return `${made} A phone's screen, the processor slowed ${SLOWING} times. Median / p95 / p99 / worst, or fastest / median / slowest.

${table(['what', 'budget', 'measured', 'beside it'], rows)}`;
}

/** What the machine did in one round is not what a key costs. */
const mediansOf = (rounds: (readonly number[])[]): number[] =>
  (rounds[0] ?? []).map((_, index) => median(rounds.map((round) => round[index] ?? Number.NaN)));

function keyRows(keys: readonly Keys[]): string[][] {
  const budget = '5 at p95, 8 at worst';
  const [search, scan] = [keys.map((one) => one.search), keys.map((one) => one.scan)];
  return [
    [
      'a key of a search with typing errors, ms',
      budget,
      quantiles(search.flat()),
      `plain scan ${quantiles(scan.flat())}`,
    ],
    [
      'the same, each key by the median of its rounds',
      budget,
      quantiles(mediansOf(search)),
      `plain scan ${quantiles(mediansOf(scan))}`,
    ],
  ];
}
