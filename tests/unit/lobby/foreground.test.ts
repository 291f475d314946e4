// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { listenToForeground } from '#src/app/listeners/lobby.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { db } from '#src/data/db/database.ts';
import { refreshBalance, refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
import { leaveCoin } from '#tests/support/games/left-coin.ts';
import type { Line } from '#tests/support/line.ts';
import { look } from '#tests/support/device/visibility.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;

beforeAll(() => listenToForeground());
it.beforeEach(async ({ platform }) => void (line = await openPage(platform)));
afterEach(async () => {
  vi.restoreAllMocks();
  await closePage();
});

/** Joins what has been asked, so that nothing reaches the next test. */
const settled = () => Promise.all([refreshConfig(), refreshGames(), refreshBalance()]);

describe('an app that comes back to the foreground', () => {
  it('reads settings, games and the balance again', async ({ platform, member }) => {
    enterAs(member);
    await refreshMember();
    await leaveCoin(platform, member.id, 4200);
    const { v } = (await db.config.get('appConfig')) ?? {};
    await platform.db.updateTable('brand').set({ status: 0 }).where('id', '=', 1).execute();
    look('hidden');
    look('visible');
    await vi.waitFor(async () => expect((await db.balances.get(member.id))?.coin).toBe(4200));
    await vi.waitFor(async () => expect((await db.config.get('appConfig'))?.v).not.toBe(v));
    await settled();
    const web = line.sent.filter((body) => /"gameListVersion"/.test(body) && !/"(v|os)"/.test(body));
    expect(web.length).toBeGreaterThan(0);
  });

  it('asks for the settings alone when nobody is signed in', async () => {
    look('hidden');
    expect(line.sent).toEqual([]);
    look('visible');
    await vi.waitFor(() => expect(line.sent).toHaveLength(1));
    await refreshConfig();
    expect(line.sent.every((body) => 'v' in (JSON.parse(body) as object))).toBe(true);
  });
});
