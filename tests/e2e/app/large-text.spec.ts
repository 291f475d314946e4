// Every screen stays whole in a window of 320 px and with text of twice the size.
import type { Frame, Page } from '@playwright/test';
import { isSignInPath, paths } from '#src/navigation/paths.ts';
import { expect, test } from '#tests/support/browser.ts';
import { faultsOfLayout } from '#tests/support/device/whole.ts';
import { leaveGame, openGame } from '#tests/support/games/open-game.ts';
import { PLAYS } from '#tests/support/games/staged-round.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import { everyDayAddresses } from '#tests/support/screens/addresses.ts';

// The layout has nothing to do with the worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const SIZES = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '' },
  { name: 'text of 200%', viewport: { width: 390, height: 844 }, text: '200%' },
] as const;

/** A game fills the window in a frame of its own. */
const screens = Object.values(paths).filter((path) => path !== paths.gameStart);

/** An address of the route, with something in place of its parameters. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '1');

async function faultsAtAllSizes(page: Page, frame: Page | Frame, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, viewport, text } of SIZES) {
    await page.setViewportSize(viewport);
    await frame.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
    // The frame after a change of size is the first that shows it.
    await frame.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    faults.push(...(await frame.evaluate(faultsOfLayout)).map((fault) => `${where}, ${name}: ${fault}`));
  }
  await frame.evaluate(() => void (document.documentElement.style.fontSize = ''));
  return faults;
}

async function walk(page: Page, wanted: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of wanted) {
    if (new URL(page.url()).pathname !== path) await openScreen(page, addressOf(path));
    // Neither the code of the screen nor what it shows is still on its way.
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.locator('main span[aria-hidden="true"]:empty')).toHaveCount(0);
    faults.push(...(await faultsAtAllSizes(page, page, path)));
  }
  return faults;
}

test('@long the screens of every day are whole in a window of 320 px and with text of twice the size', async ({
  page,
}) => {
  await page.goto('/');
  await usable(page);
  const faults = await walk(page, [paths.login, paths.register]);
  await enter(page);
  faults.push(...(await walk(page, [paths.home, ...everyDayAddresses])));
  expect(faults).toEqual([]);
});

test('@long every screen is whole in a window of 320 px and with text of twice the size', async ({
  page,
  platform,
}) => {
  await page.goto('/');
  await usable(page);
  const faults = await walk(page, screens.filter(isSignInPath));
  await enter(page);
  faults.push(
    ...(await walk(
      page,
      screens.filter((path) => !isSignInPath(path)),
    )),
  );
  for (const play of PLAYS) {
    const game = await openGame(page, platform, play);
    faults.push(...(await faultsAtAllSizes(page, game, play)));
    await leaveGame(page);
  }
  expect(faults).toEqual([]);
});
