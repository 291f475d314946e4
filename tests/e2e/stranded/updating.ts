// A tab that runs one build while the platform serves another, and its button.
import type { Page } from '@playwright/test';
import { expect } from './stranded.ts';

/** A page that is still there has not been reloaded. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isOldPage: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'isOldPage' in globalThis);
export const reloaded = (page: Page, timeout = 0) =>
  page.waitForFunction(
    () => !('isOldPage' in globalThis) && 'usable' in document.documentElement.dataset,
    undefined,
    { timeout },
  );

/** As on return to the foreground. */
export const checkForBuild = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** In the banner, or in the dialog of an update that cannot wait. */
export const updateButton = (page: Page) => page.getByRole('button', { name: 'Update' });

/** Milliseconds after which a page goes on if the browser has not replaced its worker, and then some. */
const LONGEST_MS = 50_000;

/** As a person takes it, who taps once more if the page went on. */
export async function takeUpdate(page: Page): Promise<void> {
  await mark(page);
  await expect(async () => {
    if (await isMarked(page)) await updateButton(page).click({ timeout: 1000 });
    await reloaded(page, LONGEST_MS);
  }).toPass();
}
