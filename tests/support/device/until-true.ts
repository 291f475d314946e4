import { expect, type Page } from '@playwright/test';

/**
 * Waits until what is asked in the page is true. `waitForFunction` does not wait for an asynchronous answer: it takes the
 * promise itself for a yes.
 */
export const untilTrue = (page: Page, ask: () => Promise<boolean>): Promise<void> =>
  expect.poll(() => page.evaluate(ask)).toBe(true);

/** The page has stored a first screen for the next start. */
export const firstScreenIsKept = (page: Page): Promise<void> =>
  untilTrue(page, async () => (await caches.match('/first-screen')) !== undefined);

/** The one that is stored was drawn for a signed-in member. */
export const firstScreenIsMembers = (page: Page): Promise<void> =>
  untilTrue(page, async () => {
    const kept = await (await caches.match('/first-screen'))?.text();
    return kept?.includes(String.raw`\"isSignedIn\":true`) === true;
  });
