// In a window of 320 px with text of twice the size, nothing slides sideways and nothing is cut off.
import type { BrowserContext, Page } from '@playwright/test';
import { ALL_LANGUAGES, LANGUAGE_COOKIE, type Language } from '#src/i18n/languages.ts';
import { expect, test } from '#tests/support/browser.ts';
import { faultsOfLayout } from '#tests/support/device/whole.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import { textIn } from '#tests/support/routes/route-table.ts';
import { otherAddresses, signInAddresses } from '#tests/support/screens/addresses.ts';
import { drawn, settled } from '#tests/support/screens/settled.ts';
import { enterAs, type KnownMember, registerKnownMember } from '#tests/support/visual/known-member.ts';
import { ALL_VIEWS, type View } from '#tests/support/visual/views.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });

/** As a person's setting of the browser does. A style sheet of a script is not subject to the content policy. */
const enlarge = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200% !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

async function faultsOn(page: Page, where: string): Promise<string[]> {
  await drawn(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  return (await page.evaluate(faultsOfLayout)).map((fault) => `${where}: ${fault}`);
}

async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await openScreen(page, address);
    await settled(page);
    faults.push(...(await faultsOn(page, address)));
  }
  return faults;
}

test('text of twice the size fits a window of 320 px on every screen', async ({ page, context }) => {
  await enlarge(context);
  await page.goto('/');
  await usable(page);
  const faults = await walk(page, ['/', ...signInAddresses]);
  await enter(page);
  faults.push(...(await walk(page, otherAddresses)));
  expect(faults).toEqual([]);
});

async function walkViews(page: Page, views: readonly View[], language: Language): Promise<string[]> {
  const loading = await textIn(language, 'shell.loading');
  const faults: string[] = [];
  for (const view of views) {
    await view.open(page);
    await settled(page, loading);
    faults.push(...(await faultsOn(page, view.name)));
  }
  return faults;
}

/** One for all languages, because the worker of the tests has one platform. */
let knownMember: Promise<KnownMember> | undefined;

for (const language of ALL_LANGUAGES) {
  test(`@long text of twice the size fits every screen and overlay in ${language}`, async ({
    page,
    context,
    platform,
  }) => {
    await enlarge(context);
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: platform.address }]);
    const [visitors, members] = [false, true].map((isForMembers) =>
      ALL_VIEWS.filter((view) => view.isForMembers === isForMembers),
    );
    await page.goto('/');
    await usable(page);
    const faults = await walkViews(page, visitors!, language);
    await enterAs(page, await (knownMember ??= registerKnownMember(platform)));
    faults.push(...(await walkViews(page, members!, language)));
    expect(faults).toEqual([]);
  });
}
