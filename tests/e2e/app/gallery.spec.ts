// Every component is whole in every state, and everybody can read, reach and press it.
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from '#tests/support/accessibility.ts';
import { faultsOfLayout } from '#tests/support/device/whole.ts';
import { faultsOfControls, movesStill } from '#tests/support/screens/faults.ts';
import { type ServedGallery, serveGallery } from '#tests/support/screens/gallery.ts';
import { addressOf } from '../../../gallery/settings.ts';

let gallery: ServedGallery;

test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());

const SIZES = [
  { name: '320 px', viewport: { width: 320, height: 640 }, text: '100%' },
  { name: 'text of 200 %', viewport: { width: 390, height: 844 }, text: '200%' },
  { name: '320 px with text of 200 %', viewport: { width: 320, height: 640 }, text: '200%' },
] as const;

async function open(page: Page): Promise<void> {
  await page.goto(gallery.address + addressOf({}));
  await expect(page.getByRole('heading', { name: 'Halcyon components' })).toBeVisible();
}

async function faultsOfSize(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, viewport, text } of SIZES) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
    faults.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${name}: ${fault}`));
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  return faults;
}

const faultsOfUse = (page: Page): Promise<string[]> => page.evaluate(faultsOfControls, { target: 44 });

test('@long every component is whole, and everybody can read, reach and press it', async ({ page }) => {
  // What belongs to a page has its own test.
  await page.route(/only=/, (route) => route.abort());
  await open(page);
  const faults = [
    ...(await faultsOfSize(page)),
    ...(await faultsOfUse(page)),
    ...(await page.evaluate(movesStill)),
  ];
  faults.push(...(await violationsOn(page)).map(([, ...rule]) => rule.join(' ')));
  await page.getByLabel('Right to left').check();
  faults.push(...(await faultsOfSize(page)).map((fault) => `right to left: ${fault}`));
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(
    ...(await faultsOfUse(page)).map((fault) => `right to left, in the device's colours: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Without loading the page anew. */
async function openAlone(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    addressOf({}, id),
  );
  await expect(page).toHaveTitle(id);
}

test('@long bars, sheets and dialogs are whole on a page, and hide no control', async ({ page }) => {
  await page.route(/only=/, (route) => route.abort());
  await open(page);
  const ids = await page
    .locator('figure:has(iframe), figure:has(button[aria-haspopup="dialog"])')
    .evaluateAll((figures) => figures.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const id of ids) {
    await openAlone(page, id);
    const found = [...(await faultsOfSize(page)), ...(await faultsOfUse(page))];
    faults.push(...found.map((fault) => `${id}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
