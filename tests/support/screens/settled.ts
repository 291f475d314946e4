// When a screen is whole: nothing that belongs to it is still on its way.
import { expect, type Page } from '@playwright/test';

/** `loading`: what the app says while it waits, in the language of the page. */
export async function settled(page: Page, loading = 'Loading'): Promise<void> {
  await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
  const places = ':is(main, dialog[open]) span[aria-hidden="true"]:empty:not(a *)';
  await expect(page.locator(places)).toHaveCount(0);
}

/** After a change of size or scheme: the frame that shows it has been drawn, with its pictures. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(isEveryPictureDrawn);
}

/** Runs in the page. Those below the window may wait until they are scrolled to. */
const isEveryPictureDrawn = (): boolean =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    })
    .every(({ complete }) => complete);
