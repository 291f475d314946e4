// axe is loaded into a document once; its package for Playwright sends half a megabyte for every judgement.
import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The rules that judge colours: all others say the same of every colour scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule of accessibility on the page, in the dark scheme or in the light one. */
export async function violationsOn(page: Page): Promise<string[][]> {
  // One that is still fading in has the contrast of that moment.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await load(page);
  const dark = await page.evaluate(judge, []);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await page.evaluate(judge, COLOURS);
  return [...dark, ...light].map((violation) => [page.url(), ...violation]);
}

/** Once per document: to send its half a megabyte takes longer than to judge a screen. */
async function load(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};void 0`);
}

/** Runs in the page: these rules, or all of them. A rule and the elements that break it. */
async function judge(rules: readonly string[]): Promise<string[][]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(document, {
    ...(rules.length > 0 && { runOnly: [...rules] }),
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  });
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}
