// The time from a tap on a heart to its paint: in the lobby with its long list, and on a page with one heart.
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { COMMON } from '#tests/support/registration.ts';
import { slowDown } from '../slowing.ts';
import { bundled } from './bundle.ts';

export interface Hearts {
  /** Milliseconds per tap. */
  readonly lobby: readonly number[];
  readonly floor: readonly number[];
}

const TAPS = 12;
/** The first taps load code that the lobby does not need before. */
const WARM_TAPS = 3;
const SLOWING = 4;
const MODULE = fileURLToPath(new URL('../floors/heart.tsx', import.meta.url));

export async function measureHearts(context: BrowserContext, address: string): Promise<Hearts> {
  const floor = await context.newPage();
  // An address on the app's origin that is not the app: same storage, and no policy against the script.
  await floor.goto(`${address}/pictures/none-160.webp`);
  await floor.evaluate(() => document.body.append(document.createElement('main')));
  await floor.addScriptTag({ content: await bundled(MODULE, 'benchHeart') });
  await floor.evaluate(() => {
    const { benchHeart } = globalThis as unknown as { benchHeart: { mount: (root: Element) => void } };
    benchHeart.mount(document.querySelector('main') as Element);
  });
  await slowDown(floor, SLOWING);
  const floorTimes = await tapHearts(floor, '.heart');
  await floor.close();
  await signIn(context, address);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => document.querySelectorAll('main ul:last-of-type li').length > 12);
  await slowDown(page, SLOWING);
  const lobby = await tapHearts(page, 'main section:last-of-type li button[aria-pressed]');
  await page.close();
  return { lobby, floor: floorTimes };
}

/** Taps the same heart repeatedly and waits for the frame that shows each change. */
async function tapHearts(page: Page, selector: string): Promise<number[]> {
  await page.waitForSelector(selector);
  const times: number[] = [];
  for (let tap = 0; tap < WARM_TAPS + TAPS; tap += 1) {
    const spent = await page.evaluate(tapOnce, selector);
    if (tap >= WARM_TAPS) times.push(spent);
  }
  return times;
}

/** Runs in the page. */
function tapOnce(selector: string): Promise<number> {
  const heart = document.querySelector(selector) as HTMLElement;
  return new Promise((resolve) => {
    const begun = performance.now();
    new MutationObserver((_changes, watch) => {
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    }).observe(heart, { attributes: true, attributeFilter: ['aria-pressed'] });
    heart.click();
  });
}

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const account = `bench${Date.now()}`;
  const response = await fetch(`${address}/app/v1/accountRegist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...COMMON,
      requestId: crypto.randomUUID(),
      account,
      password: `${account}-secret`,
      registerType: 2,
      agreeTerms: true,
      adult: true,
    }),
  });
  const { data } = (await response.json()) as { data: { token: string; userInfo: { id: number } } };
  await context.addInitScript(
    ([token, id]) => {
      localStorage.setItem('halcyon.user', JSON.stringify({ id }));
      localStorage.setItem('halcyon.token', String(token));
    },
    [data.token, data.userInfo.id] as const,
  );
}
