// A day of each of three people: a player whose line comes and goes, somebody who has put the app on the home screen, and
// an analyst who accounts for what both of them did.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Edit, ONE_WORD, variantOf } from '#tests/support/builds/variants.ts';
import { countRows, installationOf } from '#tests/support/device/rows.ts';
import { firstScreenIsMembers } from '#tests/support/device/until-true.ts';
import { cutRequest } from '#tests/support/lines/cut-request.ts';
import type { Site } from '#tests/support/lines/site.ts';
import { enter, openMember, playButton, register, tiles, usable } from '#tests/support/member-visit.ts';
import { isShown, message, pushTo, tap } from '#tests/support/push/shown-notifications.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../../scripts/run/chromium.ts';
import { booksOf, comeBack, expectBalancedLedger, MADE, submit } from '../wallet/wallet-visit.ts';
import { expect, test } from './stranded.ts';
import { takeUpdate } from './updating.ts';

interface Day {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly platform: ServedPlatform;
}

const signInClaim = (page: Page) => page.getByRole('button', { name: 'Claim: Daily sign-in' });

/** In the tunnel a claim waits, the app is closed, and the answer to a deposit is lost: each is done once. */
async function dayOnABadLine({ page, context, platform }: Day): Promise<string> {
  const account = await register(page);
  await tiles(page).first().click();
  await playButton(page).click();
  await expect.poll(async () => (await platform.ledgerOf(account)).length).toBeGreaterThan(1);
  await expect(playButton(page)).toBeVisible();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await firstScreenIsMembers(page);
  await page.goto('/activity/sign-in');
  await expect(signInClaim(page)).toBeEnabled();

  await context.setOffline(true);
  await signInClaim(page).click();
  await expect(page.getByText("We'll claim it as soon as there's a connection.")).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await usable(next);
  await expect(next.getByText(/You're offline/)).toBeVisible();
  await expect(tiles(next).first()).toBeVisible();
  await context.setOffline(false);
  await expect(next.getByText('A reward that was waiting has been claimed.')).toBeVisible();

  // Before the page: one that has already been loaded through a worker is not always heard.
  const cut = await cutRequest(context, /\/recharge$/, 'after');
  await next.goto('/wallets?name=deposit');
  await submit(next, 'deposit');
  await cut.isCut;
  await comeBack(next);
  await expect(next.getByText(MADE.deposit)).toBeVisible();
  expect(await booksOf(platform, account, 'deposit')).toEqual({ orders: 1, movements: 0 });
  const awards = (await platform.ledgerOf(account)).filter(({ kind }) => kind === 'signIn');
  expect(awards).toHaveLength(1);
  return accounted(next);
}

/** The window that opens at a tap on the icon, with what the app stored before. */
async function openApp(profile: string, { address }: Site): Promise<[BrowserContext, Page]> {
  const app = await chromium.launchPersistentContext(profile, {
    args: [...CHROMIUM_ARGS, `--app=${address}/`],
    executablePath: await ensureChromium(),
    baseURL: address,
    locale: 'en-US',
    permissions: ['notifications'],
    viewport: { width: 390, height: 844 },
    // The emulation of a telephone would make it a tab.
    isMobile: false,
  });
  return [app, app.pages()[0] ?? (await app.waitForEvent('page'))];
}

/** The first start from the home screen earns its award; a notification, an update and a start without a line follow. */
async function dayOnTheHomeScreen(profile: string, site: Site): Promise<string> {
  const [app, page] = await openApp(profile, site);
  await test.step('the first start is the award for installing', () => claimInstalling(page));
  await test.step('a notification opens its screen', () => followNotification(page, site.address));
  await test.step('an update is taken', () => updateTo(ONE_WORD, page, site));
  await openMember(page);
  await app.close();

  await site.down();
  const [later, start] = await openApp(profile, site);
  await test.step('without a line it opens with what it knew', async () => {
    await usable(start);
    await expect(tiles(start).first()).toBeVisible();
    await expect(await openMember(start)).toContainText(/As of \d+:\d\d/);
  });
  await site.up();
  const installId = await accounted(start);
  await later.close();
  return installId;
}

async function claimInstalling(page: Page): Promise<void> {
  await enter(page);
  await page.goto('/bonus/tasks');
  await page.getByRole('button', { name: 'Claim: Install the app' }).click();
  await page.getByText('TAP THE SCREEN TO CONTINUE').click();
}

async function followNotification(page: Page, origin: string): Promise<void> {
  const { worker, deliver } = await pushTo(page);
  await deliver(message(`${origin}/email`));
  await isShown(worker, [{ title: 'You have new mail', body: 'Tap to read it.' }]);
  await tap(worker);
  await expect(page).toHaveURL(/\/email$/);
}

async function updateTo(edits: readonly Edit[], page: Page, site: Site): Promise<void> {
  await page.goto('/');
  await firstScreenIsMembers(page);
  const before = await builds(page);
  await site.deploy(await variantOf(edits));
  await page.reload();
  await takeUpdate(page);
  await expect.poll(() => builds(page)).not.toEqual(before);
  await firstScreenIsMembers(page);
}

/** Those whose files are on the device. */
const builds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('halcyon-shell')));

/** Waits until every event has left the device; returns its installation. */
async function accounted(page: Page): Promise<string> {
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  return installationOf(page);
}

/** By what `docs/analysts.md` offers: every number of the installation is there once, and nothing was refused. */
async function namesOf(platform: ServedPlatform, installId: string): Promise<string[]> {
  const events = await platform.rows<{ event_seq: string; event_name: string }>(
    'select event_seq, event_name from events_clean where install_id = $1 order by event_seq',
    [installId],
  );
  expect(events.map(({ event_seq }) => Number(event_seq))).toEqual(events.map((_, index) => index + 1));
  for (const view of ['delivery_gaps', 'events_refused', 'events_unknown', 'events_implausible'])
    expect(await platform.rows(`select * from ${view} where install_id = $1`, [installId]), view).toEqual([]);
  const refused =
    'select * from props_refused where event_id in (select event_id from events_clean where install_id = $1)';
  expect(await platform.rows(refused, [installId])).toEqual([]);
  return events.map(({ event_name }) => event_name);
}

test('@long the days of a player on a bad line, of a home screen, and of the analyst of both', async ({
  page,
  context,
  platform,
  problems,
  site,
}) => {
  problems.announce(/ERR_|Failed to (fetch|load)/);
  const player = await dayOnABadLine({ page, context, platform });
  const profile = await mkdtemp(join(tmpdir(), 'halcyon-home-screen-'));
  const installed = await dayOnTheHomeScreen(profile, site);
  await rm(profile, { recursive: true, force: true });

  expect(await namesOf(platform, player)).toEqual(
    expect.arrayContaining([
      'app_start',
      'register',
      'game_start',
      'game_exit',
      'page_view',
      'view',
      'click',
    ]),
  );
  expect(await namesOf(platform, installed)).toEqual(
    expect.arrayContaining(['app_start', 'app_update', 'page_view', 'view', 'click']),
  );
  const installations = await platform.rows(
    'select install_id, display from installations where install_id = any ($1) order by display',
    [[player, installed]],
  );
  expect(installations).toEqual([
    { install_id: installed, display: 'standalone' },
    { install_id: player, display: 'tab' },
  ]);
  await expectBalancedLedger(platform);
});
