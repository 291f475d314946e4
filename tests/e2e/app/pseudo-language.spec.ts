// Screens in texts that are two fifths longer: none is cut off in a narrow window, and none is left in English.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { faultsOfLayout } from '#tests/support/device/whole.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import { pseudo, showPseudoLanguage, STAND_IN } from '#tests/support/pseudo/pseudo-texts.ts';
import { hearPlatform, untranslatedOn } from '#tests/support/pseudo/untranslated.ts';
import { textIn } from '#tests/support/routes/route-table.ts';
import { everyDayAddresses, otherAddresses, signInAddresses } from '#tests/support/screens/addresses.ts';
import { giveHistory } from '#tests/support/screens/member.ts';
import { settled } from '#tests/support/screens/settled.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });
// The long one visits every address, which takes as long as twenty others.
test.describe.configure({ timeout: 1_200_000 });

const VISITS = [
  { name: '@long of every day', signedOut: ['/', '/auth/login'], signedIn: everyDayAddresses },
  { name: '@long of all', signedOut: ['/', ...signInAddresses], signedIn: otherAddresses },
];

for (const { name, signedOut, signedIn } of VISITS) {
  test(`every text on the screens ${name} comes from a file of texts, and has room to grow`, async ({
    page,
    platform,
    problems,
  }) => {
    // The platform draws the first screen in the language whose place the longer one takes.
    problems.announce(/React error #418/);
    await showPseudoLanguage(page.context(), platform.address);
    const { said } = await hearPlatform(page);
    await page.goto('/');
    await usable(page);
    const faults = await walk(page, signedOut, said);
    const account = await enter(page);
    await giveHistory(platform, account);
    await page.reload();
    await usable(page);
    faults.push(...(await walk(page, signedIn, said)));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
  });
}

async function walk(page: Page, addresses: readonly string[], said: () => string): Promise<string[]> {
  const loading = pseudo(await textIn(STAND_IN.language, 'shell.loading'));
  const faults: string[] = [];
  for (const address of addresses) {
    if (new URL(page.url()).pathname !== address) await openScreen(page, address);
    await settled(page, loading);
    const found = [...(await page.evaluate(faultsOfLayout)), ...(await untranslatedOn(page, said()))];
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return faults;
}
