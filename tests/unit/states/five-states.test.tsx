// @vitest-environment happy-dom
// The states that every screen with data has: loading, error, cached with its age, and offline. A new route takes part
// unless it is listed here with the reason.
import 'fake-indexeddb/auto';
import type { Table } from 'dexie';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, describe, expect, vi } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { screenOf } from '#src/app/screens/load-screen.ts';
import { connection } from '#src/data/api/connection.ts';
import { database, db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { paths, type Path } from '#src/navigation/paths.ts';
import { closePage, line, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const FORM = 'a form: what it sends has its own outcome';
const TEXT = 'a text of the build';
const OWN = 'has states of its own, tested with it';

const WITHOUT: Partial<Record<Path, string>> = {
  [paths.home]: OWN,
  [paths.gameSearch]: OWN,
  [paths.gameStart]: OWN,
  [paths.login]: FORM,
  [paths.accountLogin]: FORM,
  [paths.register]: FORM,
  [paths.forgot]: FORM,
  [paths.bind]: FORM,
  [paths.feedback]: FORM,
  [paths.cardEdit]: FORM,
  [paths.aboutUs]: TEXT,
  [paths.termsOfUse]: TEXT,
  [paths.privacyPolicy]: TEXT,
  [paths.agentRule]: TEXT,
  [paths.delivery]: 'shows what lies on this device',
  [paths.notifications]: OWN,
};

/** Shown from the config, which every start has, with what is missing beside it. */
const ALWAYS_CACHED: readonly Path[] = [
  paths.service,
  paths.faq,
  paths.vipLevel,
  paths.signInRule,
  paths.bonusEvent,
  paths.share,
];

/** Needs an address of something that exists. */
const ADDRESSES: Partial<Record<Path, string>> = {
  [paths.withdrawal]: '/withdrawal/bank',
  [paths.feedbackConversation]: '/feedback/record/1',
  [paths.mailDetail]: '/email/detail?id=1',
};

/** The platform of this test has no such conversation, mail or activity; tests of their areas show them. */
const NEVER_THERE: readonly Path[] = [
  paths.feedbackConversation,
  paths.mailDetail,
  paths.activityBank,
  paths.firstDeposit,
  paths.activityFollow,
  paths.signIn,
  paths.signInRule,
];

const tested = routes.filter((route) => route.screen && !(route.path in WITHOUT));

const REFUSED = {
  status: 200,
  body: JSON.stringify({ errcode: 500, code: 500, msg: 'The sea is rough', traceId: 'trace-7' }),
};

async function open(path: Path): Promise<void> {
  const Shown = screenOf(tested.find((route) => route.path === path)!);
  history.replaceState(null, '', ADDRESSES[path] ?? path);
  await act(async () => {
    render(
      <Route path={path}>
        <Shown fallback={<p>Code is loading</p>} />
      </Route>,
    );
  });
  await vi.waitFor(() => expect(screen.queryByText('Code is loading')).toBeNull());
}

/** As on a device that has the config alone. */
async function forgetMember(): Promise<void> {
  await database();
  const others = db.tables.filter(({ name }) => !/config|game|catalogue/i.test(name));
  await Promise.all(others.map((table) => table.clear()));
}

it.beforeEach(({ platform }) => signInAt('/', platform));
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

const MINUTE_MS = 60_000;

const hasSkeleton = () => document.querySelector('[class*="skeleton"]') !== null;
const tryAgain = () => screen.queryAllByRole('button', { name: 'Try again' });

/** Requests wait until the returned function is called. */
function holdAnswers(): () => void {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const { fetch: through } = globalThis;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    await isAnswered;
    return through(...given);
  });
  return answer;
}

/** A line that brings every answer, or the platform's refusal, or nothing. */
async function openWith(path: Path, disturb: typeof line.disturb): Promise<void> {
  cleanup();
  line.disturb = disturb;
  await open(path);
}

interface DatedRow {
  readAt?: number;
  activitiesReadAt?: number;
}

/** Rows that are old already stay untouched, so that nothing is drawn again for their sake. */
async function ageRows(): Promise<void> {
  const now = Date.now();
  const isFresh = (readAt = 0) => readAt > now - MINUTE_MS;
  const age = (row: DatedRow & { value?: unknown }) => {
    let isAged = false;
    for (const each of [row, ...(Array.isArray(row.value) ? (row.value as DatedRow[]) : [])]) {
      for (const name of ['readAt', 'activitiesReadAt'] as const) {
        if (!isFresh(each[name])) continue;
        each[name] = now - 5 * MINUTE_MS;
        isAged = true;
      }
    }
    return isAged;
  };
  const dated = [db.config, db.members, db.balances, db.snapshots, db.mailTexts];
  for (const table of dated as unknown as Table<DatedRow>[]) await table.toCollection().modify(age);
}

describe('a screen with data', () => {
  it.each(tested.map(({ path }) => path))('at %s has all of its states', async (path) => {
    const isCached = ALWAYS_CACHED.includes(path);
    await forgetMember();
    const answer = holdAnswers();
    await openWith(path, () => REFUSED);
    expect(hasSkeleton() || isCached, 'a skeleton while it loads').toBe(true);
    answer();
    await vi.waitFor(() => expect(document.body.textContent).toContain('The sea is rough'));
    expect(tryAgain(), 'a way on after an error').not.toEqual([]);
    if (!isCached) {
      expect(screen.queryAllByText('Reference trace-7'), 'a reference').not.toEqual([]);
      expect(screen.queryAllByRole('link', { name: 'Customer service' }), 'somebody to ask').not.toEqual([]);
    }

    connection.value = 'offline';
    await openWith(path, () => 'cut');
    await vi.waitFor(() => {
      expect(document.body.textContent?.trim()).not.toBe('');
      if (!isCached) expect(document.body.textContent).toContain('Needs a connection');
    });

    connection.value = 'online';
    if (NEVER_THERE.includes(path)) return;
    line.disturb = () => {};
    await refreshMember();
    await openWith(path, () => {});
    await vi.waitFor(() => expect(hasSkeleton()).toBe(false));
    await vi.waitFor(() => expect(line.waiting, 'an answer on its way would renew a row').toBe(0));
    await ageRows();
    await openWith(path, () => REFUSED);
    await vi.waitFor(async () => {
      // An answer that had come may have been on its way into the database.
      await ageRows();
      expect(document.body.textContent).toContain('Updated 5 min. ago');
      expect(document.body.textContent).toContain('The sea is rough');
      expect(hasSkeleton(), 'its content').toBe(false);
    });
    expect(tryAgain(), 'a way on').not.toEqual([]);
  });
});
