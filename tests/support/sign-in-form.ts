// What a person does on the sign-in screens.
import type { Page } from '@playwright/test';
import type { Output } from '#src/contract/call.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';
import { expect } from './browser.ts';
import { dumpDevice } from './device/dump.ts';
import { COMMON } from './registration.ts';

/** Typed in national format. */
export async function typeNumber(page: Page, mobile: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country or region' }).selectOption('PH');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile.replace('+63', '0'));
}

export const signedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();

/** As another tab would: the token is gone. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('halcyon.token'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
}

/**
 * Waits for the step back that closes the sheet: navigating meanwhile would be a second navigation at the
 * same time.
 */
export async function takeReward(page: Page): Promise<void> {
  await page.getByText('TAP THE SCREEN TO CONTINUE').click();
  await page.waitForFunction(() => (history.state as { overlay?: string } | null)?.overlay === undefined);
}

/** A call by the member who is signed in on this page. */
export async function callAs<N extends CallName>(
  page: Page,
  name: N,
  input: object = {},
): Promise<Output<CallOf<N>>> {
  const body = { ...COMMON, ...input };
  const answer = await page.evaluate(
    async ([path, sent]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: localStorage.getItem('halcyon.token') ?? '',
        fingerprint: localStorage.getItem('halcyon.fingerprint') ?? '',
      };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) });
      return (await response.json()) as Envelope;
    },
    [`${API_PREFIX}/${name}`, body] as const,
  );
  if (answer.errcode !== 0) throw new Error(`${name} was refused with ${answer.errcode}`);
  return answer.data as Output<CallOf<N>>;
}

/** All texts on the device: tables, caches, storages, cookies. */
export const everythingKept = async (page: Page): Promise<string> => {
  const { rows, ...others } = await dumpDevice(page);
  return JSON.stringify({ ...rows, games: [], ...others });
};
