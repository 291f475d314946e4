// Every route, opened cold without a network: the list is read from the route tables, so a new route is covered at once.
import type { Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { enter } from '#tests/support/member-visit.ts';
import { addressOf, routeTable } from '#tests/support/routes/route-table.ts';
import { lookAtScreen, whatIsWrong } from '#tests/support/routes/sighting.ts';
import { allIsKept } from '../../../scripts/budgets/all-is-kept.ts';

async function opensEverywhere(page: Page, isSignedIn: boolean): Promise<void> {
  for (const route of routeTable) {
    await page.goto(addressOf(route));
    const wrong = async () => whatIsWrong(route, isSignedIn, await page.evaluate(lookAtScreen));
    await expect.poll(wrong, { intervals: [20, 50, 100, 200, 400] }).toBe('');
  }
}

// Each visits every route, which takes as long as twenty other tests.
test.describe.configure({ timeout: 480_000 });
test.use({ keepsAllFiles: true });

for (const isSignedIn of [true, false]) {
  // A visitor is led to sign-in by two thirds of them.
  const who = isSignedIn ? 'a member' : '@long a visitor';
  test(`every route shows its own screen to ${who} who has opened none of them and has no network`, async ({
    page,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED.*\/pictures\//);
    if (isSignedIn) await enter(page);
    else await page.goto('/');
    await page.evaluate(allIsKept);
    const missing: string[] = [];
    await page.context().setOffline(true);
    page.on('requestfailed', (request) => missing.push(request.url()));
    await opensEverywhere(page, isSignedIn);
    expect(missing.filter((url) => url.includes('/assets/'))).toEqual([]);
    await page.goto(paths.aboutUs);
    await expect(page.getByText('All screens are ready offline')).toBeVisible();
  });
}
