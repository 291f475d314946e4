import { expect, test } from '#tests/support/browser.ts';
import { register, tiles, usable } from '#tests/support/member-visit.ts';

test('tells the player that nothing is saved when the browser refuses storage, and still works', async ({
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
