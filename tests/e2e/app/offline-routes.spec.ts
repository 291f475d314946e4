// Every route, opened cold without a network: the list is read from the route tables, so a new route is covered at once.
import type { BrowserContext } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { enter } from '#tests/support/member-visit.ts';
import { addressOf, routeTable } from '#tests/support/routes/route-table.ts';
import { lookAtScreen, whatIsWrong } from '#tests/support/routes/sighting.ts';
import { allIsKept } from '../../../scripts/budgets/all-is-kept.ts';

/** Tabs that share the routes: a cold start waits more than it computes. */
const TABS = 3;

async function opensEverywhere(context: BrowserContext, isSignedIn: boolean): Promise<void> {
  const inTab = async (tab: number) => {
    const page = await context.newPage();
    for (const route of routeTable.filter((_, index) => index % TABS === tab)) {
      await page.goto(addressOf(route));
      const wrong = async () => whatIsWrong(route, isSignedIn, await page.evaluate(lookAtScreen));
      await expect.poll(wrong, { intervals: [20, 50, 100, 200, 400] }).toBe('');
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, (_, tab) => inTab(tab)));
}

// Each visits every route, which takes as long as twenty other tests.
test.describe.configure({ timeout: 1_200_000 });
test.use({ keepsAllFiles: true });

for (const isSignedIn of [true, false]) {
  // A visitor is led to sign-in by two thirds of them.
  const who = isSignedIn ? 'a member' : '@long a visitor';
  test(`every route shows its own screen to ${who} who has opened none of them and has no network`, async ({
    page,
    context,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED.*\/pictures\//);
    if (isSignedIn) await enter(page);
    else await page.goto('/');
    await page.evaluate(allIsKept);
    const missing: string[] = [];
    await context.setOffline(true);
    context.on('requestfailed', (request) => missing.push(request.url()));
    await opensEverywhere(context, isSignedIn);
    expect(missing.filter((url) => url.includes('/assets/'))).toEqual([]);
    await page.goto(paths.aboutUs);
    await expect(page.getByText('All screens are ready offline')).toBeVisible();
  });
}
