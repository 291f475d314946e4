import { expect, test } from '#tests/support/browser.ts';
import { register, tiles, usable } from '#tests/support/member-visit.ts';

test('a browser that refuses storage can still be used, and is told that nothing is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
  });
  await page.goto('/');
  await usable(page);
  await expect(page.getByText("This browser doesn't save data: offline reading is off")).toBeVisible();
  await expect.poll(() => tiles(page).count()).toBeGreaterThan(12);
  await register(page);
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
});
