// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { createCatalogue } from '#demo/catalogue.ts';
import { database } from '#src/data/db/database.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { popupRow } from '#src/features/activity/popups/popup-row.ts';
import { readView } from '#src/features/activity/popups/read-view.ts';
import { GAP_MS, showPopups } from '#src/features/activity/popups/show-popups.ts';
import { ask, dismissDialogs } from '#src/navigation/dialog.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { endsWithItsTest, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { popupCatalogue } from './popup-catalogue.ts';

const it = platformTest({}, { catalogue: popupCatalogue });
const root = document.documentElement;

it.beforeEach(async ({ platform }) => {
  sessionStorage.clear();
  root.dataset['usable'] = '';
  await openPage(platform);
});
endsWithItsTest(it);

const opened = () => openedOverlay.peek()?.name;
const waitForPopup = (name: string | undefined) => waitFor(() => expect(opened()).toBe(name));

function start(): void {
  onTestFinished(showPopups());
}

/** How many pop-ups are about to open: whether it waits is known at once. */
function countWaits(): () => number {
  const waits = new Set<unknown>();
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms?: number) => {
    const timer = set(() => {
      waits.delete(timer);
      run();
    }, ms);
    if (ms === GAP_MS) waits.add(timer);
    return timer;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    waits.delete(timer);
    clear(timer);
  });
  return () => waits.size;
}

describe('the pop-ups of the start', () => {
  it('open one at each arrival in the lobby, and once per session', async ({ member }) => {
    enterAs(member);
    await refreshMember();
    start();
    const waits = countWaits();
    for (const name of ['download', 'notices', 'firstDeposit', 'spin']) {
      await waitForPopup(name);
      closeOverlay();
      await waitForPopup(undefined);
      expect(waits()).toBe(0);
      navigate('/bonus');
      navigate('/');
    }
    expect(sessionStorage.getItem('halcyon.popups')?.split(',').sort()).toEqual(['20', '25', '32', '44']);
    const { db } = await database();
    const view = await readView(db, member.id);
    expect(view && popupRow(view)).toEqual([]);
  });

  it('come in the order of the shipped catalogue, all four of them', () => {
    const { config } = createCatalogue(new Date());
    const opening = config.activityList.filter(({ type }) => type === 1).sort((a, b) => a.sort - b.sort);
    expect(opening.map(({ activityType }) => activityType)).toEqual([32, 25, 44, 20]);
  });

  it('notice an activity that opens while the lobby is shown', async () => {
    const { db } = await database();
    const row = await db.config.get('appConfig');
    if (!row) throw new Error('No config');
    await db.config.put({ ...row, config: { ...row.config, activityList: [] } });
    const waits = countWaits();
    start();
    // It has looked, and its reads were before this one.
    await waitFor(() => expect(waits()).toBe(0));
    const view = await readView(db, 0);
    expect(view && popupRow(view)).toEqual([]);
    await db.config.put({ ...row, v: 'newer' });
    await waitForPopup('notices');
  });

  it('show a visitor what is for visitors', async () => {
    const { db } = await database();
    const view = await readView(db, 0);
    expect(view && popupRow(view)).toEqual([25]);
    start();
    await waitForPopup('notices');
  });

  it('wait for an answer of this visit about the member', async ({ member }) => {
    enterAs(member);
    await refreshMember();
    const { db } = await database();
    await db.members.update(member.id, { readAt: performance.timeOrigin - 1 });
    expect(await readView(db, member.id)).toBeUndefined();
    start();
    await refreshMember();
    await waitForPopup('download');
    expect((await db.members.get(member.id))?.readAt).toBeGreaterThanOrEqual(performance.timeOrigin);
  });

  it('are only notices during a break', async ({ platform, member }) => {
    enterAs(member);
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    await refreshMember();
    const { db } = await database();
    const view = await readView(db, member.id);
    expect(view?.isPaused).toBe(true);
    expect(view && popupRow(view)).toEqual([25]);
  });

  it.each<[what: string, block: () => () => void]>([
    [
      'an overlay',
      () => {
        openOverlay('login', {});
        return closeOverlay;
      },
    ],
    [
      'a dialog',
      () => {
        void ask({ id: 'x', title: 'x', text: 'x', confirm: 'x' });
        return dismissDialogs;
      },
    ],
    [
      'a game',
      () => {
        openGameId.value = 101;
        return () => (openGameId.value = 0);
      },
    ],
    [
      'a field that is being filled in',
      () => {
        const field = document.body.appendChild(document.createElement('input'));
        field.focus();
        return () => {
          field.blur();
          field.remove();
        };
      },
    ],
    [
      'a modal that is still leaving',
      () => {
        root.dataset['modal'] = '';
        return () => delete root.dataset['modal'];
      },
    ],
    [
      'the page cover',
      () => {
        delete root.dataset['usable'];
        return () => (root.dataset['usable'] = '');
      },
    ],
    [
      'another screen',
      () => {
        navigate('/bonus');
        return () => navigate('/');
      },
    ],
  ])('wait behind %s, and go on afterwards', async (_what, block) => {
    const waits = countWaits();
    const unblock = block();
    start();
    expect(waits()).toBe(0);
    unblock();
    await waitForPopup('notices');
    expect(location.pathname).toBe('/');
  });

  it('stop when the lobby is left, and go on when it is shown again', async () => {
    const waits = countWaits();
    start();
    expect(waits()).toBe(1);
    navigate('/bonus');
    expect(waits()).toBe(0);
    navigate('/');
    expect(waits()).toBe(1);
    await waitForPopup('notices');
  });

  it('are shown once per session although the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    start();
    await waitForPopup('notices');
    const { db } = await database();
    const view = await readView(db, 0);
    expect(view && popupRow(view)).toEqual([]);
  });
});
