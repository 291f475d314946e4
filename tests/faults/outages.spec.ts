import { allRows } from '#tests/support/device/rows.ts';
import { expect, test } from './faults.ts';
import type { Harness } from './harness.ts';

const OUTAGE_MS = 20_000;

/** Refuses every batch while it lasts; resolves when it is over. */
async function outage(harness: Harness, answer: { status: number; retryAfter?: number }): Promise<void> {
  const until = Date.now() + OUTAGE_MS;
  harness.line.disturb = () => (Date.now() < until ? answer : undefined);
  await expect.poll(() => Date.now() >= until, { timeout: OUTAGE_MS + 5000, intervals: [100] }).toBe(true);
}

test('@long 503 for 20 s with Retry-After: one probe of one batch every 2 to 3 s', async ({
  harness,
  report,
}) => {
  await harness.visit();
  await harness.line.quiet();
  const before = harness.line.arrivals.length;
  const over = outage(harness, { status: 503, retryAfter: 2 });
  await harness.track(200);
  await over;
  const begun = Date.now();
  const during = harness.line.arrivals.slice(before);
  expect(during.length).toBeGreaterThanOrEqual(5);
  expect(during.length).toBeLessThanOrEqual(10);
  const gaps = during.slice(1).map((arrival, index) => arrival.at - (during[index]?.at ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1900);
  for (const { eventIds } of during) expect(eventIds.length).toBeLessThanOrEqual(20);
  await expect
    .poll(() => harness.line.arrivals.length, { timeout: 4000, intervals: [50] })
    .toBeGreaterThan(before + during.length);
  expect(Date.now() - begun).toBeLessThanOrEqual(4000);
  const seconds = await harness.allStored();
  await report.add('503 for 20 s, Retry-After: 2', harness, seconds);
});

test('@long 503 for 20 s without Retry-After, cut short by a new page', async ({ harness, report }) => {
  await harness.visit();
  const over = outage(harness, { status: 503 });
  await harness.track(200);
  await over;
  const other = await harness.context.newPage();
  await harness.load(other);
  const seconds = await harness.allStored(10_000);
  await report.add('503 for 20 s, new page', harness, seconds);
});

test('@long a wait of 290 s, cut short by a new page', async ({ harness, report }) => {
  await harness.visit();
  await harness.line.quiet();
  const before = harness.line.arrivals.length;
  harness.line.disturb = () => ({ status: 503, retryAfter: 290 });
  await harness.track(200);
  await harness.hasWritten();
  await expect.poll(() => harness.line.arrivals.length).toBe(before + 1);
  await harness.line.quiet();
  expect(harness.line.arrivals).toHaveLength(before + 1);
  harness.line.disturb = () => {};
  await harness.load(await harness.context.newPage());
  const seconds = await harness.allStored();
  await report.add('503 with Retry-After: 290, new page', harness, seconds);
});

test('@long answers lost after the batch was stored', async ({ harness, report }) => {
  await harness.visit();
  let lost = 0;
  harness.line.disturb = () => (lost++ < 3 ? 'lost' : undefined);
  await harness.track(100);
  const seconds = await harness.allStored();
  expect(harness.line.duplicatesOnTheWire).toBeGreaterThan(0);
  await report.add('answers lost three times', harness, seconds);
});

for (const isUp of [true, false]) {
  test(`@long two tabs with 300 events each, closed together, the platform ${isUp ? 'up' : 'down'}`, async ({
    harness,
    report,
  }) => {
    const page = await harness.visit();
    const other = await harness.context.newPage();
    await harness.load(other);
    if (!isUp) await harness.line.down();
    await Promise.all([harness.track(300), harness.track(300, other)]);
    await Promise.all([harness.hasCommitted(300), harness.hasCommitted(300, other)]);
    await harness.context.newPage();
    await Promise.all([page.close(), other.close()]);
    if (!isUp) {
      await harness.line.up();
      await harness.load(await harness.context.newPage());
    }
    const seconds = await harness.allStored();
    await report.add(`two tabs closed, platform ${isUp ? 'up' : 'down'}`, harness, seconds);
  });
}

test('@long 413 for requests above 8 KiB', async ({ harness, report }) => {
  await harness.visit();
  harness.line.disturb = (body) => (body.length > 8192 ? { status: 413 } : undefined);
  await harness.track(300);
  const seconds = await harness.allStored();
  await report.add('413 above 8 KiB', harness, seconds);
});

test('@long one invalid event among 60', async ({ harness, report }) => {
  const page = await harness.visit();
  harness.line.disturb = (body) => (body.includes('poison') ? { status: 400 } : undefined);
  harness.refused = 1;
  await harness.track(30);
  await page.evaluate(() => halcyon.track('view', { eventInterfaceId: 'poison', eventShowType: 'list' }));
  await harness.track(30);
  const seconds = await harness.allStored();
  const dead = async () =>
    (await allRows<{ event: { eventInterfaceId: string } }>(page, 'deadLetters')).map(
      ({ event }) => event.eventInterfaceId,
    );
  await expect.poll(dead).toEqual(['poison']);
  await report.add('one bad event among 60', harness, seconds);
});

test('@long a request that is never answered', async ({ harness, report }) => {
  await harness.visit();
  await harness.line.quiet();
  let hung = 0;
  harness.line.disturb = () => (hung++ === 0 ? 'hang' : undefined);
  await harness.track(60);
  const seconds = await harness.allStored(15_000 + 5000);
  await report.add('a request never answered', harness, seconds);
});
