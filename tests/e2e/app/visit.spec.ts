import type { Page } from '@playwright/test';
import { firstScreenIsMembers } from '#tests/support/device/until-true.ts';
import { expect, test } from '#tests/support/browser.ts';
import { onBothScreens } from '#tests/support/device/screens.ts';
import { countRows, installationOf } from '#tests/support/device/rows.ts';
import {
  newAccount,
  openMember,
  PASSWORD,
  playButton,
  register,
  tiles,
  usable,
} from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

async function playOneRound(page: Page, platform: ServedPlatform, account: string): Promise<void> {
  await tiles(page).first().click();
  const spin = playButton(page);
  await spin.click();
  await expect.poll(async () => (await platform.ledgerOf(account)).length).toBeGreaterThan(1);
  await expect(spin).toBeVisible();
}

async function leaveGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** No event contains personal data of the member. */
async function containNothingOf(
  page: Page,
  platform: ServedPlatform,
  { account, events }: { account: string; events: Awaited<ReturnType<ServedPlatform['events']>> },
): Promise<void> {
  const [member] = await platform.rows<Record<string, string>>('select * from member where account = $1', [
    account,
  ]);
  const token = await page.evaluate(() => localStorage.getItem('halcyon.token') ?? '');
  const facts = [account, PASSWORD, token, member?.['uuid'], member?.['nickname'], member?.['invite_code']];
  const eventTexts = events.map((event) =>
    [
      event.event_interface_id,
      event.event_show_type,
      event.event_room_id,
      event.event_from,
      JSON.stringify(event.event_props),
      JSON.stringify(event.refused_props),
    ].join(' '),
  );
  expect(token).not.toBe('');
  expect(events.filter((event) => event.is_unknown || event.refused_props)).toEqual([]);
  for (const fact of facts.filter((each) => each)) {
    expect(eventTexts.filter((text) => text.includes(fact ?? ''))).toEqual([]);
  }
}

onBothScreens((onWide) => {
  test(`${onWide}stores every event of a visit once: register, play, go offline, come back`, async ({
    page,
    context,
    platform,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const account = newAccount();
    await register(page, account);
    await playOneRound(page, platform, account);
    await leaveGame(page);

    // The screen shows the same balance as the platform's ledger.
    const entries = await platform.ledgerOf(account);
    const coin = Number(entries.at(-1)?.balance);
    const shown = new Intl.NumberFormat('en-US').format(Math.floor(coin / 100));
    const before = await openMember(page);
    await expect(before).toContainText(shown);
    const rounds = before.getByRole('region', { name: 'Recent rounds' }).getByRole('listitem');
    await expect(rounds.first()).toBeVisible();
    const round = await rounds.first().textContent();
    await page.goBack();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await firstScreenIsMembers(page);

    await context.setOffline(true);
    await page.reload();
    await usable(page);
    await expect(tiles(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recently played' })).toBeVisible();
    await expect(page.getByText(/You're offline/)).toBeVisible();
    const after = await openMember(page);
    await expect(after).toContainText(shown);
    await expect(after).toContainText(/As of \d+:\d\d/);
    const keptRounds = after.getByRole('region', { name: 'Recent rounds' }).getByRole('listitem');
    await expect(keptRounds.first()).toContainText(round?.slice(0, 8) ?? '');
    await page.goBack();

    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toBeHidden();

    // Every event of this visit is there once, without a gap.
    const kept = () => countRows(page, 'outbox');
    await expect.poll(kept).toBe(0);
    const installId = await installationOf(page);
    const events = (await platform.events()).filter((event) => event.install_id === installId);
    const seqs = events.map((event) => Number(event.event_seq));
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => index + 1));
    expect(new Set(events.map((event) => event.event_id)).size).toBe(events.length);
    const names = events.map((event) => event.event_name);
    // Each page load sends it before the events of its screens.
    expect(events[0]).toMatchObject({ event_name: 'app_start', event_interface_id: '' });
    for (const name of ['app_start', 'page_view', 'register', 'game_start', 'game_exit', 'view', 'click']) {
      expect(names, name).toContain(name);
    }
    for (const name of ['popup_show', 'popup_close']) expect(names, name).toContain(name);
    // A game that is shown in two places is two elements.
    const played = events.find((event) => event.event_name === 'game_start')?.event_room_id;
    const elements = events.map((event) => event.event_interface_id);
    for (const place of ['home', 'home.recent']) expect(elements).toContain(`${place}.game.${played}`);
    await containNothingOf(page, platform, { account, events });
  });
});

test('@long tells analysts which link brought somebody, although sign-in took its place at once', async ({
  page,
  platform,
}) => {
  await page.goto('/email?utm_source=news&utm_campaign=autumn&utm_term=ada@example.com&pid=100023', {
    referer: 'https://www.example.com/article?reader=ada',
  });
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  const [installation] = await platform.rows('select * from installations where install_id = $1', [
    await installationOf(page),
  ]);
  expect(installation).toMatchObject({
    origin_is_known: true,
    utm_source: 'news',
    utm_campaign: 'autumn',
    utm_term: null,
    referrer: 'www.example.com',
    inviter: '100023',
    platform: 'mobile',
    os: 'Android',
    browser: expect.stringMatching(/^Chrome \d+$/),
    language: 'en-US',
    display: 'tab',
    was_standalone: false,
  });
});
