// What lies beside, above and below each other in the lobby: nothing covers anything, nothing shines through.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { enter, openScreen, usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// The layout is the same without a worker, and without one a blocked call meets no stored answer.
test.use({ serviceWorkers: 'block' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

/** Played games of the member, the latest first. */
async function havePlayed(
  page: Page,
  platform: ServedPlatform,
  { account, count }: PlayedGames,
): Promise<void> {
  await platform.rows(
    `insert into game_history (member_id, game_id, played_at)
     select member.id, game.game_id, now() from member, (select game_id from game order by game_id limit $2) game
     where account = $1 on conflict do nothing`,
    [account, count],
  );
  await page.reload();
  await usable(page);
}

interface PlayedGames {
  readonly account: string;
  readonly count: number;
}

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The top of the page as it is drawn, down to the lower edge of a part, which may end within a pixel. */
async function drawnDownTo(page: Page, part: Locator): Promise<Buffer> {
  const { bottom } = await boxOf(part);
  return page.screenshot({
    clip: { x: 0, y: 0, width: 390, height: Math.floor(bottom) - 1 },
    animations: 'disabled',
  });
}

/** Draws the same over different tiles; the balance in the header may be about to change. */
const isSolid = (page: Page, lowest: Locator): Promise<void> =>
  expect(async () => {
    const drawn: Buffer[] = [];
    for (const top of [1500, 1580]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      drawn.push(await drawnDownTo(page, lowest));
    }
    expect(drawn[0]?.equals(drawn[1] ?? Buffer.of())).toBe(true);
  }).toPass();

test('covers nothing: short rows side by side, the pager below the offers, header and banner solid', async ({
  page,
  platform,
  problems,
}) => {
  problems.announce(/ERR_|Failed to fetch|Failed to load/);
  const account = await enter(page);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  const [recent, liked] = [row(page, 'Recently played'), row(page, 'Liked')];
  await expect(liked).toBeVisible();
  await havePlayed(page, platform, { account, count: 1 });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await expect(liked.getByRole('listitem')).toHaveCount(1);
  const [left, right] = [await boxOf(recent), await boxOf(liked)];
  expect(right.top).toBe(left.top);
  expect(right.left).toBeGreaterThanOrEqual(left.right);

  await havePlayed(page, platform, { account, count: 12 });
  await expect(recent.getByRole('listitem')).toHaveCount(12);
  await expect
    .poll(async () => (await boxOf(liked)).top - (await boxOf(recent)).bottom)
    .toBeGreaterThanOrEqual(0);

  const offers = page.getByRole('region', { name: 'Offers' });
  const pager = await boxOf(offers.locator('ul + div'));
  for (const offer of await offers.getByRole('link').all()) {
    expect((await boxOf(offer)).bottom).toBeLessThanOrEqual(pager.top);
  }

  const header = page.getByRole('banner');
  await isSolid(page, header);
  await page.route('**/app/v1/**', (route) => route.abort());
  // A click by coordinates would first scroll the page.
  await header.getByRole('button', { name: '1,000' }).evaluate((button: HTMLElement) => button.click());
  const banner = page.getByRole('status').filter({ hasText: 'Connection is weak' });
  await expect(banner).toBeVisible();
  await isSolid(page, banner);

  await openScreen(page, '/member/report');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  expect((await boxOf(page.getByRole('main'))).top).toBeGreaterThanOrEqual((await boxOf(banner)).bottom);
  // Nor when the page is scrolled to it.
  await page.setViewportSize({ width: 390, height: 320 });
  await again.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  expect((await boxOf(again)).top).toBeGreaterThanOrEqual((await boxOf(banner)).bottom);
});
