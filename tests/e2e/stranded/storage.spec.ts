// Browsers that store nothing, by a setting or because the disk is full. The app goes on from memory and says so once.
import type { Page } from '@playwright/test';
import { setQuota, withoutSiteData } from '#tests/support/browser-settings.ts';
import { expect, test } from '#tests/support/browser.ts';
import { allRows, countRows } from '#tests/support/device/rows.ts';
import {
  fillSignIn,
  newAccount,
  playButton,
  registerByCall,
  tiles,
  usable,
} from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { recordRow } from './row.ts';

const NOTHING_KEPT = "This browser doesn't save data, so offline reading is off";
const LESS_KEPT = "This browser doesn't keep everything, so you may have to sign in again";

/** Without one reload: signing in, a like and a round of a game, each with an answer of the platform. */
async function play(page: Page, platform: ServedPlatform, sees: string): Promise<void> {
  const account = newAccount();
  await registerByCall(page, account);
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await fillSignIn(page, account);
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible();
  const like = page.getByRole('button', { name: /^Like / }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const liked = () => platform.rows(LIKES, [account]);
  await expect.poll(async () => (await liked()).length).toBe(1);
  await reads(page, sees);
  await tiles(page).first().click();
  await playButton(page).click();
  await expect.poll(async () => (await platform.ledgerOf(account)).length).toBeGreaterThan(1);
  const names = async () =>
    (await platform.rows<{ name: string }>(EVENTS, [account])).map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['login', 'game_start']));
}

const MEMBER = '(select id from member where account = $1)';
const LIKES = `select 1 from game_like where member_id = ${MEMBER}`;
const EVENTS = `select event_name as name from event where event_user_id = ${MEMBER}`;

/** One sentence, in one place. */
async function reads(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(/This browser doesn't/)).toHaveText([sentence]);
}

test('@long a browser that allows no site data at all lets one sign in, like and play', async ({
  platform,
}) => {
  await withoutSiteData(platform.address, async (context) => {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    const page = context.pages()[0] ?? (await context.newPage());
    const row = { fault: "the browser's setting: no site data", sees: NOTHING_KEPT, wayOut: 'from memory' };
    await recordRow(row, async () => {
      await page.goto('/');
      await usable(page);
      await play(page, platform, NOTHING_KEPT);
    });
    expect(errors).toEqual([]);
  });
});

test('@long a disk that is full from the start lets one sign in, like and play', async ({
  page,
  platform,
}) => {
  await setQuota(page, platform.address, 1000);
  await recordRow(
    { fault: 'disk full from the start', sees: NOTHING_KEPT, wayOut: 'from memory' },
    async () => {
      await page.goto('/');
      await usable(page);
      await play(page, platform, NOTHING_KEPT);
    },
  );
});

/** Reads work and writes fail: what was stored before is there. */
function fillDisk(): void {
  const refuse = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse, delete: refuse, clear: refuse });
  Storage.prototype.setItem = refuse;
}

/** The platform takes no events, so they wait on the device. */
async function holdEvents(page: Page): Promise<() => Promise<void>> {
  const address = '**/anonymous/appEventLogClient';
  await page.context().route(address, (route) => route.fulfill({ status: 503, body: '' }));
  return () => page.context().unroute(address);
}

const storedEvents = async (page: Page): Promise<string[]> =>
  (await allRows<{ eventId: string }>(page, 'outbox')).map(({ eventId }) => eventId);

async function arrive(platform: ServedPlatform, eventIds: readonly string[]): Promise<void> {
  expect(eventIds).not.toEqual([]);
  const found = () => platform.rows('select 1 from event where event_id = any($1)', [eventIds]);
  await expect.poll(async () => (await found()).length).toBe(eventIds.length);
}

test('a disk that fills up under an open page loses no event, and lets one sign in, like and play', async ({
  page,
  platform,
  problems,
}) => {
  problems.announce(/503/);
  const release = await holdEvents(page);
  await page.goto('/');
  await usable(page);
  await expect.poll(() => countRows(page, 'gameOrder')).toBe(1);
  await expect.poll(() => countRows(page, 'outbox')).toBeGreaterThan(0);
  await page.evaluate(fillDisk);
  const stored = await storedEvents(page);
  await release();
  await recordRow({ fault: 'disk fills up', sees: NOTHING_KEPT, wayOut: 'from memory' }, () =>
    play(page, platform, NOTHING_KEPT),
  );
  await arrive(platform, stored);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a disk that filled up between two visits loses no event, and lets one sign in, like and play @long', async ({
    page,
    platform,
    problems,
  }) => {
    // The last one is Playwright's own stand-in for blocked workers.
    problems.announce(/503|reading 'active'/);
    const release = await holdEvents(page);
    await page.goto('/');
    await expect.poll(() => countRows(page, 'gameOrder')).toBe(1);
    await page.addInitScript(fillDisk);
    await page.goto('/about-us');
    const stored = await storedEvents(page);
    await release();
    const row = { fault: 'disk full since the last visit', sees: NOTHING_KEPT, wayOut: 'from memory' };
    await recordRow(row, async () => {
      await page.goto('/');
      await usable(page);
      await play(page, platform, NOTHING_KEPT);
    });
    await arrive(platform, stored);
  });
});

/** Run in the page before the app; each throws as browsers do. */
const REFUSALS = {
  'session storage': () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  'local storage': () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  cookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  },
  IndexedDB: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  },
};

/** No browser refuses locks alone. */
function refuseLocks(): void {
  LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
}

const SEEN: Readonly<Record<string, string>> = {
  IndexedDB: NOTHING_KEPT,
  everything: NOTHING_KEPT,
};
const ALL = [...Object.values(REFUSALS), refuseLocks];

for (const [what, refusals] of [
  ...Object.entries(REFUSALS).map(([name, refuse]) => [name, [refuse]] as const),
  ['everything', ALL] as const,
]) {
  test(`a browser that refuses ${what} lets one sign in, like and play @long`, async ({ page, platform }) => {
    for (const refuse of refusals) await page.addInitScript(refuse);
    const sees = SEEN[what] ?? LESS_KEPT;
    const wayOut = sees === NOTHING_KEPT ? 'from memory' : 'the rest is kept';
    await recordRow({ fault: `${what} refused`, sees, wayOut }, async () => {
      await page.goto('/');
      await usable(page);
      await play(page, platform, sees);
    });
  });
}
