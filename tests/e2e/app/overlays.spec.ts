import { expect, test } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';

// The history of the tab is the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

test('follows a link that is tapped while a sheet is still closing', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  await page.getByRole('button', { name: /^News/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Clicks in the same task in which the sheet disappears: faster than any finger, and than the step back
  // that closes the sheet.
  await page.evaluate(async () => {
    const isRemoved = new Promise<void>((resolve) => {
      new MutationObserver(() => document.querySelector('dialog') ?? resolve()).observe(document.body, {
        subtree: true,
        childList: true,
      });
    });
    document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click();
    await isRemoved;
    document.querySelector<HTMLElement>('a[href^="/auth/login"]')?.click();
  });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.waitForFunction(() => location.pathname === '/auth/login');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
