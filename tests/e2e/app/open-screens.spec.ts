// What people type on and leave open: the keyboard of a phone, back over a dialog, the colours of the device.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import { otherAddresses, signInAddresses } from '#tests/support/screens/addresses.ts';
import { settled } from '#tests/support/screens/settled.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole('navigation').first();

test('the bar at the bottom makes room for the keyboard, and comes back', async ({ page }) => {
  await page.goto('/faq');
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(bar(page)).toBeVisible();
  // As Android does when the keyboard opens: the page becomes as high as what is left.
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(bar(page)).toBeHidden();
  await expect(field).toBeInViewport();
  await field.blur();
  await expect(bar(page)).toBeVisible();
  await field.focus();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(bar(page)).toBeVisible();
});

/** A smaller one makes an iPhone enlarge the page when it is touched. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"], [type="hidden"]'))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${location.pathname}: ${field.outerHTML.slice(0, 80)}`),
  );

test('no field of any screen is smaller than 16 px', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  const faults: string[] = [];
  const walk = async (addresses: readonly string[]) => {
    for (const address of addresses) {
      await openScreen(page, address);
      await settled(page);
      faults.push(...(await smallFields(page)));
    }
  };
  await walk(['/', ...signInAddresses]);
  await enter(page);
  await walk(otherAddresses);
  expect(faults).toEqual([]);
});

/** What is chosen, and shown by nothing that these colours keep. */
const untold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chosen =
      '[aria-pressed="true"], [aria-current], [aria-selected="true"], [aria-checked="true"], label:has(:checked)';
    const looks = (element: Element) => {
      const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? backgroundColor : `${outlineStyle} ${outlineWidth}`;
    };
    return [...document.querySelectorAll(chosen)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const others = [...(element.parentElement?.children ?? [])].filter(
          (other) => other !== element && other.tagName === element.tagName && !other.matches(chosen),
        );
        const parts = [element, ...element.querySelectorAll('*')].map(looks).join();
        return others.some((other) => [other, ...other.querySelectorAll('*')].map(looks).join() === parts);
      })
      .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 100)}`);
  });

test("the device's colours tell what is chosen, on every screen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await usable(page);
  const faults: string[] = await untold(page);
  await enter(page);
  for (const address of otherAddresses) {
    await openScreen(page, address);
    await settled(page);
    faults.push(...(await untold(page)));
  }
  expect(faults).toEqual([]);
});

test('back closes a question, and the screen under it stays', async ({ page }) => {
  await enter(page);
  await openScreen(page, '/member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/member$/);
  await page.goForward();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/member$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
