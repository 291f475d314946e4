import { allRows } from '#tests/support/device/rows.ts';
import { COMMON, PASSWORD } from '#tests/support/registration.ts';
import { expect, test } from './faults.ts';

const DAY_MS = 86_400_000;

// First, because it is the longest: the page waits for 20 seconds of its worker's silence.
test('@long a newer version takes the databases from an old page and its old worker', async ({
  harness,
  report,
}) => {
  const page = await harness.visit();
  await harness.track(50);
  await harness.hasCommitted(50);
  const newer = await harness.context.newPage();
  await newer.goto(`${harness.line.address}/favicon.svg`);
  // A newer build starts by raising the version, and every connection to the older one has to close.
  await newer.evaluate(async () => {
    for (const { name = '', version = 0 } of await indexedDB.databases()) {
      const opening = indexedDB.open(name, version + 10);
      await new Promise((resolve) => (opening.onsuccess = resolve));
      opening.result.close();
    }
  });
  await harness.track(50);
  const seconds = await harness.allStored();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await report.add('a newer version took the databases', harness, seconds);
});

test('@long the quota is exceeded while events are written', async ({ harness, report }) => {
  const page = await harness.visit();
  await harness.track(40);
  await harness.allStored();
  // Like a full disk: every write from now on fails.
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await harness.track(60);
  const seconds = await harness.allStored();
  await report.add('quota refused in the middle', harness, seconds);
});

test('@long storage is evicted while events are written', async ({ harness, report }) => {
  const page = await harness.visit();
  await harness.line.quiet();
  harness.line.disturb = () => ({ status: 503, retryAfter: 2 });
  await harness.track(60);
  await harness.hasCommitted(60);
  const session = await harness.context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: harness.line.address,
    storageTypes: 'indexeddb',
  });
  harness.line.disturb = () => {};
  await harness.track(40);
  const seconds = await harness.allStored();
  await report.addLossy('storage evicted in the middle', harness, seconds);
});

test('@long a kill cuts a write in two, and the browser is opened twice after it', async ({
  harness,
  report,
}) => {
  harness.line.disturb = () => ({ status: 503, retryAfter: 1 });
  await harness.visit();
  await harness.track(100);
  await harness.hasCommitted(100);
  await harness.browser.kill();
  await harness.browser.tearWrite();
  await harness.visit();
  await harness.track(50);
  await harness.hasCommitted(50);
  await harness.hasNewLog();
  await harness.browser.quit();
  harness.line.disturb = () => {};
  await harness.visit();
  const seconds = await harness.allStored();
  await expect.poll(() => harness.gaps()).toEqual([]);
  await report.add('a write cut in two by a kill', harness, seconds);
});

test('the worker is killed while it sends', async ({ harness, report }) => {
  const page = await harness.visit();
  harness.line.disturb = () => ({ delayMs: 200 });
  await harness.track(300);
  await expect.poll(() => harness.batches).toBeGreaterThan(2);
  const session = await harness.context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  harness.line.disturb = () => {};
  await harness.track(10);
  const seconds = await harness.allStored();
  await report.add('worker killed in the middle', harness, seconds);
});

test('@long the worker is replaced while it sends', async ({ harness, report }) => {
  const page = await harness.visit();
  harness.line.disturb = () => ({ delayMs: 200 });
  await harness.track(300);
  await expect.poll(() => harness.batches).toBeGreaterThan(2);
  harness.line.workerSuffix = '\n// Another version.';
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const waiting = registration?.installing ?? registration?.waiting;
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    if (waiting?.state !== 'installed') {
      await new Promise((resolve) => waiting?.addEventListener('statechange', resolve, { once: true }));
    }
    registration?.waiting?.postMessage({ type: 'skipWaiting' });
    await taken;
  });
  harness.line.disturb = () => {};
  await harness.track(10);
  const seconds = await harness.allStored();
  await report.add('worker replaced in the middle', harness, seconds);
});

test('@long the clock is set back a day during a wait', async ({ harness, report }) => {
  const page = await harness.visit();
  await harness.line.quiet();
  harness.line.disturb = () => ({ status: 503, retryAfter: 290 });
  await harness.track(40);
  const waits = async () =>
    (await allRows<{ nextAttemptAt: number }>(page, 'delivery')).filter((row) => row.nextAttemptAt > 0);
  await expect.poll(waits).toHaveLength(1);
  // Before the clock is set: a late refusal would set a wait by the new clock.
  harness.line.disturb = () => {};
  // Setting the clock back a day has the same effect as a wait that was set a day ahead.
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('halcyon-outbox');
        opening.onsuccess = () => {
          const table = opening.result.transaction('delivery', 'readwrite').objectStore('delivery');
          const reading = table.get('delivery');
          reading.onsuccess = () => {
            const row = reading.result as { waitSetAt: number; nextAttemptAt: number };
            const writing = table.put({
              ...row,
              waitSetAt: row.waitSetAt + ms,
              nextAttemptAt: row.nextAttemptAt + ms,
            });
            writing.onsuccess = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    DAY_MS,
  );
  await harness.track(10);
  const seconds = await harness.allStored();
  await report.add('clock set back a day', harness, seconds);
});

test('@long the page sends when the worker cannot open its storage', async ({ harness, report }) => {
  harness.line.workerSuffix =
    ';indexedDB.open = () => { throw new DOMException("closed", "UnknownError"); };';
  await harness.visit();
  await harness.track(100);
  const seconds = await harness.allStored(40_000);
  await report.add('worker without storage', harness, seconds);
});

test('sign-out with 100 events waiting', async ({ harness, report }) => {
  const page = await harness.visit();
  const memberId = await page.evaluate(
    async ([common, password]) => {
      const answer = await fetch('/app/v1/accountRegist', {
        method: 'POST',
        headers: { 'content-type': 'application/json', fingerprint: 'faults' },
        body: JSON.stringify({
          ...common,
          requestId: crypto.randomUUID(),
          account: `tern${Math.random().toString(36).slice(2, 12)}`,
          password,
          registerType: 2,
          agreeTerms: true,
          adult: true,
        }),
      });
      const { data } = (await answer.json()) as { data: { token: string; userInfo: { id: number } } };
      localStorage.setItem('halcyon.user', JSON.stringify({ id: data.userInfo.id }));
      localStorage.setItem('halcyon.token', data.token);
      return data.userInfo.id;
    },
    [COMMON, PASSWORD] as const,
  );
  await harness.load(page);
  await harness.line.quiet();
  harness.line.disturb = () => ({ status: 503, retryAfter: 2 });
  await harness.track(100);
  await harness.hasCommitted(100);
  const other = await harness.context.newPage();
  await harness.load(other);
  // As when another tab signs out.
  await other.evaluate(() => localStorage.removeItem('halcyon.token'));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  harness.line.disturb = () => {};
  const seconds = await harness.allStored();
  expect(new Set(await harness.members())).toEqual(new Set([memberId]));
  await report.add('sign-out with 100 waiting', harness, seconds);
});
