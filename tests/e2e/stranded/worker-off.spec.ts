// The switch for a release whose worker strands people: `WORKER_OFF=1`, or `worker-off.js` in place of `sw.js`.
import type { Page } from '@playwright/test';
import { paths } from '#src/navigation/paths.ts';
import { BUILD_A } from '#tests/support/builds/variants.ts';
import { allRows, countRows } from '#tests/support/device/rows.ts';
import { enter } from '#tests/support/member-visit.ts';
import { expect, test } from './stranded.ts';

/** A release that draws nothing: the worker answers every address with this document. */
const keepEmptyDocument = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.endsWith('/index.html')) continue;
        await cache.put(request, new Response('<!doctype html><title>Broken</title>', { headers }));
      }
    }
    await caches.delete('halcyon-first-screen');
  });

const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /shell|pictures/.test(name)));

/** For the reader of a failure. */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistrations();
    const states = registered.map(({ installing, waiting, active }) => ({
      installing: installing?.state,
      waiting: waiting?.state,
      active: active?.state,
    }));
    return JSON.stringify(states);
  });

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a worker that is switched off frees a page that shows nothing, and what waits or was typed stays', async ({
  page,
  context,
  site,
  platform,
  problems,
}) => {
  problems.announce(/404|Failed to load|switched off|ServiceWorker/);
  const account = await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  site.disturb = (path) => (/gameLike|appEventLogClient/.test(path) ? 'missing' : undefined);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect.poll(() => countRows(page, 'mutations')).toBe(1);
  await page.goto(paths.feedback);
  await page.getByRole('textbox').first().fill('The sea is calm today');
  await expect.poll(async () => JSON.stringify(await allRows(page, 'drafts'))).toContain('sea is calm');
  const waiting = await countRows(page, 'outbox');
  expect(waiting).toBeGreaterThan(0);
  await keepEmptyDocument(page);
  site.isWorkerOff = true;
  await site.deploy(BUILD_A);

  const stranded = await context.newPage();
  // At the latest when the person tries again: what was asked of a worker in the moment of its removal may stay unanswered.
  await expect(async () => {
    await stranded.goto('/', { timeout: 20_000 });
    const seen = `asked for the worker ${site.count(/^\/sw\.js$/)} times, ${await workersOf(page)}`;
    await expect(stranded.locator('html[data-usable]'), seen).toBeAttached({ timeout: 20_000 });
  }).toPass();
  await expect.poll(() => keptCaches(stranded)).toEqual([]);
  // A page that runs is not reloaded under somebody's hands.
  await expect(page.getByRole('textbox').first()).toHaveValue('The sea is calm today');
  expect(JSON.stringify(await allRows(stranded, 'drafts'))).toContain('sea is calm');
  expect(await countRows(stranded, 'outbox')).toBeGreaterThanOrEqual(waiting);
  await page.close();

  site.disturb = () => {};
  // A browser drops a worker when the last page that it controlled is gone.
  await expect(async () => {
    await stranded.goto(paths.aboutUs);
    await expect(stranded.getByText("This browser or address doesn't support it.")).toBeVisible({
      timeout: 20_000,
    });
  }).toPass();
  expect(await registrations(stranded)).toBe(0);
  await expect.poll(() => countRows(stranded, 'outbox')).toBe(0);
  await expect.poll(() => countRows(stranded, 'mutations')).toBe(0);
  const liked = await platform.rows(
    'select 1 from game_like l join member m on m.id = l.member_id where m.account = $1',
    [account],
  );
  expect(liked).toHaveLength(1);

  site.isWorkerOff = false;
  await site.deploy(BUILD_A);
  await stranded.reload();
  await stranded.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
});
