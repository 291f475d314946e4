import { expect, test } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';

test('a link that is tapped while a sheet is still closing leads where it says', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  await page.getByRole('button', { name: /^News/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // In the task in which the sheet goes: quicker than any finger, and than the browser's step back out of it.
  await page.evaluate(async () => {
    const isGone = new Promise<void>((resolve) => {
      new MutationObserver(() => document.querySelector('dialog') ?? resolve()).observe(document.body, {
        subtree: true,
        childList: true,
      });
    });
    document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click();
    await isGone;
    document.querySelector<HTMLElement>('a[href^="/auth/login"]')?.click();
  });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.waitForFunction(() => location.pathname === '/auth/login');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
