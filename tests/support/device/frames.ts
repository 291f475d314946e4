// What the lobby shows in each painted frame, recorded in the page from its document on.
import type { Page } from '@playwright/test';
import { expect } from '../browser.ts';

/** The tile under a point of the screen, and where it is. */
export interface LobbyFrame {
  readonly top: number;
  /** Without a game: what is not a whole tile. */
  readonly tile: string;
  readonly tileTop: number;
}

interface Recorder {
  frames: LobbyFrame[];
  count: number;
}

/** Frames after which nothing that begins with a change of screen is still to come. */
const ENOUGH = 40;

export const recordLobby = async (page: Page): Promise<void> => void (await page.addInitScript(record));

const recorded = (page: Page): Promise<Recorder> =>
  page.evaluate(() => (globalThis as unknown as { lobby: Recorder }).lobby);

/** The different frames from here on, in order, while and after `act` leads to the lobby. */
export async function framesOf(page: Page, act: () => Promise<unknown>): Promise<LobbyFrame[]> {
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { lobby: Recorder }).lobby, { frames: [], count: 0 });
  });
  await act();
  await expect.poll(async () => (await recorded(page)).count).toBeGreaterThan(ENOUGH);
  return (await recorded(page)).frames;
}

/** What is shown now, once the tile under the point is whole. */
export async function placeNow(page: Page): Promise<LobbyFrame> {
  let last: LobbyFrame | undefined;
  await expect(async () => {
    last = (await recorded(page)).frames.at(-1);
    expect(last?.tile).toMatch(/gameId/);
  }).toPass();
  if (!last) throw new Error('The lobby was never drawn');
  return last;
}

/** Runs in the page. */
function record(): void {
  const lobby: Recorder = { frames: [], count: 0 };
  Object.assign(globalThis, { lobby });
  const isShown = () =>
    location.pathname === '/' &&
    document.querySelector('main')?.checkVisibility({ visibilityProperty: true }) === true &&
    document.querySelector('dialog[open]') === null;
  const frameNow = () => {
    const tile = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li');
    const link = tile?.querySelector('a')?.getAttribute('href');
    return { top: scrollY, tile: link ?? 'none', tileTop: tile?.getBoundingClientRect().top ?? 0 };
  };
  const look = () => {
    if (!isShown()) return;
    lobby.count += 1;
    const frame = frameNow();
    if (JSON.stringify(lobby.frames.at(-1)) !== JSON.stringify(frame)) lobby.frames.push(frame);
  };
  // An observer that begins in a frame is called after the layout of this frame and before its paint.
  const eachFrame = () => {
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      look();
    }).observe(document.documentElement);
    requestAnimationFrame(eachFrame);
  };
  requestAnimationFrame(eachFrame);
}
