// What a member sees of a screen depends on what the device has, never on a timer.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter } from '#tests/support/member-visit.ts';

/** The words of the bar over the place holders of a screen. */
const LOADING = 'Loading';

/** Longer than what breaks work into tasks. */
const LONGEST_TASK_MS = 50;

/** In the next documents no longer timer fires: what waits for one never comes. */
const withoutTimers = (page: Page) =>
  page.addInitScript((longestMs) => {
    const original = globalThis.setTimeout.bind(globalThis);
    const held = (run: () => void, ms = 0, ...given: []) =>
      ms > longestMs ? 0 : original(run, ms, ...given);
    Object.assign(globalThis, { setTimeout: held });
  }, LONGEST_TASK_MS);

test('shows a screen as soon as its code is there, and without a place holder when it is opened again', async ({
  page,
}) => {
  const account = page.getByRole('link', { name: 'Add an account' });
  const toSaferPlay = async () => {
    await page.getByRole('link', { name: /^Safer play/ }).click();
    await expect(page.getByRole('heading', { name: 'What you have played' })).toBeVisible();
  };
  await enter(page);
  await page.goto('/wallets');
  await expect(account).toBeVisible();
  await toSaferPlay();
  const shown = await page.evaluateHandle((label) => {
    const found: string[] = [];
    const look = () => {
      const texts = [...document.querySelectorAll('main output')].map(({ textContent }) => textContent);
      if (texts.includes(label)) found.push(label);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    return found;
  }, LOADING);
  await page.goBack();
  await expect(account).toBeVisible();
  expect(await shown.jsonValue()).toEqual([]);

  await withoutTimers(page);
  await page.goto('/wallets');
  await expect(account).toBeVisible();
  await toSaferPlay();
});
