// A device whose clock is set: by a person, by an empty battery, or by a network that tells a wrong time.
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { allRows, countRows } from '#tests/support/device/rows.ts';
import { tiles, usable } from '#tests/support/member-visit.ts';

const DAY_MS = 24 * 3600 * 1000;
const EVENTS = '**/appEventLogClient';

interface Waiting {
  readonly eventId: string;
}

/** From the next document on. */
const setClock = (page: Page, aheadMs: number) =>
  page.addInitScript((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
  }, aheadMs);

test('events that wait survive a visit with a clock 40 days ahead, and are delivered after it', async ({
  page,
  context,
  platform,
  problems,
}) => {
  problems.announce(/ERR_FAILED|Failed to fetch/);
  await context.route(EVENTS, (route) => route.abort());
  await page.goto('/');
  await usable(page);
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(1);
  const before = (await allRows<Waiting>(page, 'outbox')).map(({ eventId }) => eventId);

  const ahead = await context.newPage();
  await page.close();
  await setClock(ahead, 40 * DAY_MS);
  await ahead.goto('/');
  await usable(ahead);
  await expect(tiles(ahead).first()).toBeVisible();
  await expect.poll(() => countRows(ahead, 'outbox')).toBeGreaterThan(0);
  const during = (await allRows<Waiting>(ahead, 'outbox')).map(({ eventId }) => eventId);

  await context.unroute(EVENTS);
  await ahead.reload();
  const arrived = async () => (await platform.events()).map(({ event_id }) => event_id);
  await expect.poll(arrived).toEqual(expect.arrayContaining([...before, ...during]));
});
