// Opens a game in its frame with the app around it, and leaves it by its own exit.
import type { Frame, Page } from '@playwright/test';
import type { ServedPlatform } from '../served-platform.ts';
import { firstTitle } from './first-title.ts';

/** Resolves when a press begins a round. */
export async function openGame(page: Page, platform: ServedPlatform, play: string): Promise<Frame> {
  await page.goto(`${platform.address}/game/start?gameId=${await firstTitle(platform, play)}&tryIt=0`);
  await page.frameLocator('iframe').locator('[data-play]:enabled').waitFor();
  const game = page.frames().find((frame) => frame.url().startsWith(platform.gamesAddress));
  if (!game) throw new Error(`No frame of ${platform.gamesAddress} is open`);
  return game;
}

/** Another game opens only once the platform knows that this one is closed. */
export async function leaveGame(page: Page): Promise<void> {
  const closed = page.waitForResponse((response) => response.url().endsWith('/exitGame'));
  await page.frameLocator('iframe').locator('#exit').click();
  await closed;
}
