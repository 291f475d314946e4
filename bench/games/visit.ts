// A member with a game open, as it is played: in the frame, with the app around it.
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { firstTitle } from '#tests/support/games/first-title.ts';
import type { PlayName } from '#tests/support/games/staged-round.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly platform: ServedPlatform;
  /** How many times slower than this machine the processor is. */
  readonly slowing: number;
}

/** Opens the first title that plays so, and waits until a press begins a round. */
export async function openGame({ context, page, platform, slowing }: Visit, play: PlayName): Promise<Frame> {
  await page.goto(`${platform.address}/game/start?gameId=${await firstTitle(platform, play)}&tryIt=0`);
  await page.frameLocator('iframe').locator('[data-play]:enabled').waitFor();
  const game = page.frames().find((frame) => frame.url().startsWith(platform.gamesAddress));
  if (!game) throw new Error(`No frame of ${platform.gamesAddress} is open`);
  await slowFrame(context, game, slowing);
  return game;
}

/** By the game's own way out: another one opens only when this one is closed. */
export async function leaveGame(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('#exit').click();
  await page.waitForURL(/\/$/);
}

export async function slowPage(context: BrowserContext, page: Page, rate: number): Promise<void> {
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A frame of another origin has a process of its own where the browser keeps them apart; else the page's rate is its rate. */
async function slowFrame(context: BrowserContext, frame: Frame, rate: number): Promise<void> {
  const tools = await context.newCDPSession(frame).catch(() => null);
  await tools?.send('Emulation.setCPUThrottlingRate', { rate });
}
