// Every screen and every overlay can be used by everybody: by ear, by keyboard, by touch, in both colour schemes.
import type { Page } from '@playwright/test';
import { violationsOn } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import { everyDayAddresses, otherAddresses, signInAddresses } from '#tests/support/screens/addresses.ts';
import { faultsOfControls, movesStill } from '#tests/support/screens/faults.ts';
import { giveHistory } from '#tests/support/screens/member.ts';
import { otherOverlays, showOverlay, signInOverlays } from '#tests/support/screens/overlays.ts';
import { settled } from '#tests/support/screens/settled.ts';

// Names, focus and colours are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

async function faultsOn(page: Page, where: string): Promise<string[]> {
  const controls = await page.evaluate(faultsOfControls, { target: 44 });
  const motion = await page.evaluate(movesStill);
  const rules = await violationsOn(page);
  return [...controls, ...motion, ...rules.map(([, ...rule]) => rule.join(' '))].map(
    (each) => `${where}: ${each}`,
  );
}

async function walk(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    if (new URL(page.url()).pathname !== address) await openScreen(page, address);
    // The title's texts may come after the code of the screen.
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await settled(page);
    faults.push(...(await faultsOn(page, address)));
  }
  return faults;
}

// The long one visits every address, which takes as long as twenty others.
test.describe.configure({ timeout: 1_200_000 });

const VISITS = [
  { name: 'a screen of every day', signedOut: ['/auth/login'], signedIn: everyDayAddresses },
  {
    name: 'a screen @long',
    signedOut: ['/', ...signInAddresses, '/member/report'],
    signedIn: otherAddresses,
  },
];

for (const { name, signedOut, signedIn } of VISITS) {
  test(`everybody can read, reach and press what is on ${name}`, async ({ page, platform }) => {
    await page.goto('/');
    await usable(page);
    const faults = await walk(page, signedOut);
    const account = await enter(page);
    await giveHistory(platform, account);
    await page.reload();
    await usable(page);
    faults.push(...(await walk(page, signedIn)));
    expect(faults).toEqual([]);
  });
}

async function openAll(page: Page, names: typeof signInOverlays): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    await showOverlay(page, name);
    faults.push(...(await faultsOn(page, name)));
  }
  return faults;
}

test('@long everybody can read, reach and press what is in an overlay', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  const faults = await openAll(page, signInOverlays);
  await enter(page);
  faults.push(...(await openAll(page, otherOverlays)));
  expect(faults).toEqual([]);
});
