// The pop-ups of the start, from the platform's activities to the person.
import { expect, test } from '#tests/support/browser.ts';
import { enter, usable } from '#tests/support/member-visit.ts';
import { POPUPS } from '#tests/support/served-platform.ts';

// They do not depend on the worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

test('@long one pop-up opens at each arrival in the lobby, each once per session', async ({
  page,
  platform,
}) => {
  await platform.rows(POPUPS, [[25, 44]]);
  try {
    await enter(page);
    const popup = (name: string) => page.getByRole('dialog', { name });
    await expect(popup('Welcome to Halcyon')).toBeVisible();
    // Back closes the pop-up, and not the lobby.
    await page.goBack();
    await expect(popup('Welcome to Halcyon')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Bonus$/ })
      .click();
    await expect(page).toHaveURL('/bonus');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(popup('First deposit')).toBeVisible();
    await expect(page).toHaveURL('/');
    const sizes = await Promise.all(
      ['Not now', 'Deposit'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect(sizes[0]?.width).toBe(sizes[1]?.width);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A reload goes on with the same session, so the first pop-up to open is a new one.
    await platform.rows(POPUPS, [[25, 44, 32]]);
    await page.reload();
    await usable(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(popup('Install the app')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await platform.rows(POPUPS, [[]]);
  }
});
