import type { Page } from '@playwright/test';
import { usable } from '#tests/support/member-visit.ts';
import { firstScreenIsKept } from '#tests/support/device/until-true.ts';

/** The worker holds the shell, and the page has left its first screen. */
export async function keepsFirstScreen(page: Page): Promise<void> {
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await firstScreenIsKept(page);
}
