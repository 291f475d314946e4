import { expect, test } from './faults.ts';

test('1,000 events tracked in one second, without a fault', async ({ harness, report }) => {
  const page = await harness.visit();
  for (let step = 0; step < 10; step += 1) {
    await harness.track(100);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const seconds = await harness.allStored();
  expect(harness.batches).toBeLessThanOrEqual(51);
  await report.add('1,000 in one second', harness, seconds);
});

test('45 events tracked, and the page closed at once', async ({ harness, report }) => {
  const page = await harness.visit();
  await harness.context.newPage();
  await harness.track(45);
  await page.close();
  const seconds = await harness.allStored();
  await report.add('45, page closed at once, browser running', harness, seconds);
});

test('@long 500 events offline, a reload offline, the browser closed, reopened online', async ({
  harness,
  report,
}) => {
  const page = await harness.visit();
  await harness.context.setOffline(true);
  await harness.track(500);
  await harness.hasCommitted(500);
  await page.reload();
  await harness.watch(page);
  await harness.browser.quit();
  await harness.visit();
  const seconds = await harness.allStored();
  await report.add('500 offline, reloaded, closed, reopened', harness, seconds);
});

test('@long 500 events with the platform down while the browser believes it is online', async ({
  harness,
  report,
}) => {
  const page = await harness.visit();
  await harness.line.down();
  await harness.track(500);
  await harness.hasCommitted(500);
  await harness.line.up();
  await page.reload();
  const seconds = await harness.allStored();
  await report.add('500, platform down', harness, seconds);
});

for (const [moment, isUp, form] of [
  [0, true, '@long '],
  [20, true, '@long '],
  [150, true, '@long '],
  ['written', true, ''],
  [0, false, '@long '],
  [20, false, '@long '],
  [150, false, '@long '],
] as const) {
  const when = moment === 'written' ? 'as soon as they are written' : `${moment} ms later`;
  test(`${form}200 events, the browser killed ${when}, the platform ${isUp ? 'up' : 'down'}`, async ({
    harness,
    report,
  }) => {
    await harness.visit();
    if (isUp) harness.line.disturb = () => ({ status: 503, retryAfter: 1 });
    else await harness.line.down();
    await harness.track(100);
    await harness.hasWritten();
    const kept = [...harness.committed];
    expect(kept.length).toBeGreaterThanOrEqual(100);
    harness.line.disturb = () => {};
    await harness.track(100);
    if (moment === 'written') await harness.hasWritten();
    await harness.browser.kill({ afterMs: moment === 'written' ? 0 : moment });
    if (!isUp) await harness.line.up();
    await harness.visit();
    const begun = Date.now();
    const missing = async () => {
      const stored = await harness.allNumbers();
      return kept.filter((number) => !stored.has(number));
    };
    await expect
      .poll(missing, { timeout: 60_000 })
      .toEqual([])
      .catch(async (error: unknown) => {
        throw new Error(await harness.standing(), { cause: error });
      });
    // At once and after 20 ms the second hundred may not have been written yet.
    if (moment === 'written' || moment >= 150) await harness.allStored();
    const seconds = (Date.now() - begun) / 1000;
    await report.add(`200, killed ${when}, platform ${isUp ? 'up' : 'down'}`, harness, seconds);
  });
}
