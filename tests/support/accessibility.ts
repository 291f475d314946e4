import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that judge colours: all others say the same of every colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule of accessibility on the page, in the dark scheme or in the light one. */
export async function violationsOn(page: Page): Promise<string[][]> {
  // One that is still fading in has the contrast of that moment.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await axeOn(page).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeOn(page).withRules(COLOURS).analyze();
  return [...dark.violations, ...light.violations].map(({ id, nodes }) => [
    page.url(),
    id,
    ...nodes.map(({ html }) => html),
  ]);
}

/** Without the tab of its own that it needs for frames of other origins. */
const axeOn = (page: Page) => new AxeBuilder({ page: page as never }).setLegacyMode();
