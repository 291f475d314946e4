// The look of the app, compared with the pictures of `pictures/`. When it has changed on purpose,
// `npm run test:visual -- --update` draws them anew.
import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '#src/i18n/languages.ts';
import { test as base, expect } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';
import { textIn } from '#tests/support/routes/route-table.ts';
import { drawn, settled } from '#tests/support/screens/settled.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { enterAs, type KnownMember, registerKnownMember } from '#tests/support/visual/known-member.ts';
import { SIZES } from '#tests/support/visual/looks.ts';
import { drawTheSame, FONT_ARGS, foreignLetters, NOW } from '#tests/support/visual/same-everywhere.ts';
import { findChromium, launchOptions } from '../../scripts/run/chromium.ts';
import { CHOSEN, type ChosenView } from './chosen.ts';

/** What was sown at a moment of its own is the same in every run. */
const SETTINGS = { HALCYON_STANDING_CLOCK: NOW, CATALOGUE_SIZE: '582' };

const test = base.extend<object, { platform: ServedPlatform; member: KnownMember }>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      const platform = await servePlatform(SETTINGS);
      await provide(platform);
      await platform.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  member: [
    async ({ platform }, provide) => provide(await registerKnownMember(platform)),
    { scope: 'worker' },
  ],
});

test.use({
  serviceWorkers: 'block',
  launchOptions: launchOptions(findChromium(), FONT_ARGS),
});

/** A few pixels at the edges of letters may differ; a row that moved or a button of another colour has more. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

/** Every picture of a row may have to be drawn first. */
const ROWS_MS = 60_000;

const LANGUAGES = [...new Set(CHOSEN.map(({ language }) => language))];

async function visit(page: Page, language: Language): Promise<void> {
  await drawTheSame(page.context());
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: 'http://localhost' }]);
  await page.goto('/');
  await usable(page);
}

async function show(page: Page, { language, width, scheme, open }: ChosenView): Promise<void> {
  await page.setViewportSize(SIZES[width]);
  await page.emulateMedia({ colorScheme: scheme });
  await open(page, language);
  await settled(page, await textIn(language, 'shell.loading'));
  await drawn(page);
}

/** One of each direction of writing; the others take part in the long run. */
const SHORT: readonly Language[] = ['en-US', 'ar'];

for (const language of LANGUAGES) {
  test(`${SHORT.includes(language) ? '' : '@long '}looks as it was drawn, in ${language}`, async ({
    page,
    member,
  }) => {
    const ours = CHOSEN.filter((each) => each.language === language);
    const compare = async (each: ChosenView) => {
      await show(page, each);
      expect
        .soft(await foreignLetters(page), `${each.name}: letters that no font of this test has`)
        .toEqual([]);
      // Two screenshots that are alike may both lack a row that is still on its way.
      const looksRight = async () => {
        await drawn(page);
        await expect(page).toHaveScreenshot(`${each.name}.png`, TOLERANCE);
      };
      await expect.soft(looksRight).toPass({ timeout: ROWS_MS });
    };
    await visit(page, language);
    for (const each of ours.filter(({ isForVisitors }) => isForVisitors)) await compare(each);
    await enterAs(page, member);
    for (const each of ours.filter(({ isForVisitors }) => !isForVisitors)) await compare(each);
  });
}

const MOVED = 'main form > :nth-child(2) { position: relative; top: 4px; }';
const RECOLOURED = ':root { --go: var(--gain); }';

/** The style sheet takes the place of the one before. */
const restyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
  }, style);

test('notices a row that moved by four pixels, and a button of another colour', async ({ page }) => {
  const signIn = CHOSEN.find(({ name }) => name === 'sign-in')!;
  await visit(page, signIn.language);
  await show(page, signIn);
  // While pictures are drawn anew, what this test breaks would be kept.
  if (test.info().config.updateSnapshots !== 'none') return;
  for (const style of [MOVED, RECOLOURED]) {
    await restyle(page, style);
    const picture = await page.screenshot({ animations: 'disabled' });
    expect(() => expect(picture).toMatchSnapshot('sign-in.png', TOLERANCE), style).toThrow('pixels');
  }
  await restyle(page, '');
  await expect(page).toHaveScreenshot('sign-in.png', TOLERANCE);
});
