import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';

/** A text that only the measuring build contains; the fault suite finds it in its own build. */
const PROBE_WORDS = /unwritten:|onCommit:/;

test('gives outsiders no way to control event delivery in the production build', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => 'halcyon' in globalThis)).toBe(false);

  const assets = join(process.env['HALCYON_DIST'] ?? 'dist', 'client', 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    expect(PROBE_WORDS.test(await readFile(join(assets, script), 'utf8')), script).toBe(false);
  }
});
