// @vitest-environment happy-dom
// A newer build without a worker: offered, taken with the next screen, or demanded.
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { checkBuild } from '#src/app/updates/build-check.ts';
import { listenForUpdates } from '#src/app/updates/take-update.ts';
import { needRefresh, registerWorker } from '#src/app/updates/update.ts';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { dismissDialogs, openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { showToast, toasts } from '#src/navigation/toast.ts';

let reloads: number;
/** What the platform says of its build; undefined is no answer. */
let facts: { id: string; minId?: string } | undefined;

beforeAll(async () => {
  await loadTexts(['common']);
  listenForUpdates();
  await registerWorker();
  await database();
});
beforeEach(() => {
  [reloads, facts] = [0, { id: 'next' }];
  needRefresh.value = false;
  connection.value = 'online';
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  vi.stubGlobal('fetch', async () => {
    if (!facts) throw new TypeError('Failed to fetch');
    return Response.json({ version: '1', time: 1, ...facts });
  });
});
afterEach(() => {
  openGameId.value = 0;
  openedOverlay.value = null;
  toasts.value = [];
  navigate('/auth/login');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const until = (fact: () => void) => vi.waitFor(fact);

/** Longer than a reload would take to be decided. */
async function decided(): Promise<void> {
  const { db } = await database();
  for (let turn = 0; turn < 20; turn += 1) await db.mutations.count();
}

describe('a newer build', () => {
  it('is offered without a worker, and the same build is not', async () => {
    facts = { id: BUILD_ID, minId: 'another' };
    await checkBuild();
    expect(needRefresh.peek()).toBe(false);
    facts = { id: 'next' };
    await checkBuild();
    expect(needRefresh.peek()).toBe(true);
  });

  it('is taken with the next screen, once from one build to another', async () => {
    await checkBuild();
    navigate('/about-us');
    await until(() => expect(reloads).toBe(1));
    // Still the old build: the host has not changed all of its files.
    navigate('/vip');
    await decided();
    expect(reloads).toBe(1);
    facts = { id: 'the-one-after' };
    await checkBuild();
    navigate('/about-us');
    await until(() => expect(reloads).toBe(2));
  });

  it('is not taken by a filter, an open sheet, or a message that is being read', async () => {
    await checkBuild();
    navigate('/?type=2');
    openedOverlay.value = { name: 'login', props: {} };
    navigate('/about-us');
    await decided();
    openedOverlay.value = null;
    showToast('Saved');
    navigate('/vip');
    await decided();
    expect(reloads).toBe(0);
  });

  it('is not taken on the way into a game, while one is open, or between the steps of signing in', async () => {
    await checkBuild();
    for (const path of ['/game/start', '/auth/register']) {
      navigate(path);
      await decided();
    }
    openGameId.value = 7;
    navigate('/about-us');
    await decided();
    expect(reloads).toBe(0);
  });

  it('is not taken on a line that cannot serve it', async () => {
    await checkBuild();
    facts = undefined;
    navigate('/about-us');
    await until(() => expect(connection.peek()).toBe('unsure'));
    await decided();
    expect(reloads).toBe(0);
  });
});

// Last, because from here on this page has to be updated.
describe('an update that cannot wait', () => {
  const dialog = () => openedDialogs.peek()[0];

  it('waits for the end of a game, comes back until it is taken, and is taken on a line alone', async () => {
    openGameId.value = 7;
    facts = { id: 'next', minId: 'next' };
    await checkBuild();
    await decided();
    expect(dialog()).toBeUndefined();
    openGameId.value = 0;
    await until(() => expect(dialog()).toMatchObject({ title: 'Update needed', isFirm: true }));
    expect(dialog()?.cancel).toBeUndefined();
    dismissDialogs();
    await until(() => expect(dialog()?.text).toContain('no longer works'));
    facts = undefined;
    dialog()?.settle(true);
    await until(() => expect(dialog()?.text).toContain("isn't there yet"));
    expect(reloads).toBe(0);
    facts = { id: 'next', minId: 'next' };
    dialog()?.settle(true);
    await until(() => expect(reloads).toBe(1));
  });
});
