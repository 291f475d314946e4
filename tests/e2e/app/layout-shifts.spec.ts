// A person who goes for a button does not hit another one: nothing moves while a screen gets its data.
import type { Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { newAccount, registerByCall, storeSession } from '#tests/support/member-visit.ts';
import { otherAddresses } from '#tests/support/screens/addresses.ts';
import { shiftsOf, watchShifts } from '#tests/support/screens/layout-shifts.ts';
import { settled } from '#tests/support/screens/settled.ts';

// Its installation is a third of a visit, and the layout has nothing to do with it.
test.use({ serviceWorkers: 'block' });

/** A member opens the app with nothing stored, with everything, and when that is minutes old. */
const VISITS = ['first', 'again', 'later'];

const LATER_MS = 5 * 60_000;

/** Less than this is nothing in the three digits that a browser's report has. */
const MOST = 0.0005;

const WALLET = [paths.wallets, `${paths.wallets}?name=withdraw`];

/** Without a worker the first document of the lobby is a visitor's: `lobby/first-screen.spec.ts` has its own. */
const OTHERS = otherAddresses.filter((address) => address !== paths.wallets && address !== paths.home);

async function shiftsAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  await storeSession(page, await registerByCall(page, newAccount()));
  await watchShifts(page);
  const found: string[] = [];
  let aheadMs = 0;
  for (const address of addresses) {
    for (const visit of VISITS) {
      if (visit === 'later') await page.clock.setSystemTime(Date.now() + (aheadMs += LATER_MS));
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await settled(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > MOST)
        found.push(...shifts.map(({ value, moved }) => `${address}, ${visit}: ${value} ${moved}`));
    }
  }
  return found;
}

test('nothing in the wallet moves while it gets its data', async ({ page }) => {
  expect(await shiftsAt(page, WALLET)).toEqual([]);
});

test('@long nothing on any other screen moves while it gets its data', async ({ page }) => {
  expect(await shiftsAt(page, OTHERS)).toEqual([]);
});
