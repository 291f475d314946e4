// A browser with settings that a person made, on a profile of its own.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium, findChromium, launchOptions } from '../../scripts/run/chromium.ts';

/** For `test.use`: a test of what the shell of the other tests cannot do, such as showing a notification. */
export const wholeBrowser = { launchOptions: launchOptions(findChromium()) };

const BLOCKED = 2;
const SITE_DATA_BLOCKED = { profile: { default_content_setting_values: { cookies: BLOCKED } } };

/** Runs the visit with the setting "Don't allow sites to save data on your device". */
export async function withoutSiteData(
  baseURL: string,
  visit: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'halcyon-blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(SITE_DATA_BLOCKED));
  const context = await chromium.launchPersistentContext(profile, {
    args: CHROMIUM_ARGS,
    executablePath: await ensureChromium(),
    baseURL,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  try {
    await visit(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Bytes that the browser lets this site store. IndexedDB heeds it if it is set before the first visit. */
export async function setQuota(page: Page, origin: string, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}
