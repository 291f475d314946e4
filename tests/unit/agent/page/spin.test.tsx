// @vitest-environment happy-dom
// A spin that nothing interrupts, and one that cannot be made.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY } from '../../bonus/platform/earn.ts';
import {
  DAYS,
  inviteCatalogue,
  inviteCatalogueWith,
  inviteFriend,
  spin,
  SPIN_AWARDS,
} from '../platform/invite-catalogue.ts';
import {
  awardsShown,
  openWheel,
  openWheelAgain,
  pressSpin,
  spinButton,
  spinsLeft,
  spinsOf,
  turns,
  watchTurns,
  withSpins,
} from './wheel-page.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });
const [activity] = inviteCatalogue.config.activityList;
const closedIt = platformTest(
  {},
  { catalogue: inviteCatalogueWith({ activityList: [{ ...activity!, status: 0 }] }) },
);

signedInAt('/', it);
it.beforeEach(() => watchTurns());

const text = (what: string) => screen.findByText(what);
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('a spin', () => {
  it('turns the wheel to the field that the platform has decided, then shows the award', async ({
    platform,
  }) => {
    await withSpins(platform, 2);
    openWheel();
    await text('Spins left: 2');
    await pressSpin();
    await waitFor(() => expect(turns).toHaveLength(1));
    const [won] = await spinsOf(platform);
    const degrees = 360 * 5 + ((360 - 90 * won!.step) % 360);
    expect(turns[0]?.to).toBe(`rotate(${degrees}deg)`);
    // Nothing tells the result before the wheel does.
    expect(screen.getByText('Spins left: 2')).toBeTruthy();
    expect(awardsShown()).toBeUndefined();
    turns[0]?.stop();
    await waitFor(() => expect(awardsShown()).toEqual([SPIN_AWARDS[won!.step]]));
    expect((await db.snapshots.get([member.id, 'invite']))?.value).toMatchObject({ spins: 1 });
    await expectTracked('wheel_spin');
  });

  it('leads from the award back to the wheel', async ({ platform }) => {
    await withSpins(platform, 1);
    openOverlay('spin', {});
    openWheel();
    await pressSpin();
    await waitFor(() => expect(turns).toHaveLength(1));
    turns[0]?.stop();
    await waitFor(() => expect(awardsShown()).toHaveLength(1));
    act(() => closeOverlay());
    expect(openedOverlay.peek()?.name).toBe('spin');
    openWheelAgain();
    await text('Spins left: 0');
    expect(awardsShown()).toBeUndefined();
  });

  it('happens once for two taps at the same moment', async ({ platform }) => {
    await withSpins(platform, 2);
    openWheel();
    const spinNow = await spinButton();
    fireEvent.click(spinNow);
    fireEvent.click(spinNow);
    await waitFor(() => expect(turns).toHaveLength(1));
    expect(spinNow.getAttribute('aria-disabled')).toBe('true');
    turns[0]?.stop();
    await waitFor(() => expect(awardsShown()).toHaveLength(1));
    expect(await spinsLeft(platform)).toBe(1);
    expect(turns).toHaveLength(1);
  });

  it('does not turn the wheel under reduced motion, and shows the award', async ({ platform }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await withSpins(platform, 1);
    openWheel();
    await pressSpin();
    await waitFor(() => expect(awardsShown()).toHaveLength(1));
    expect(awardsShown()).toEqual((await spinsOf(platform))[0]?.awards);
    expect(turns).toEqual([]);
  });
});

describe('no spin', () => {
  it('is left when another tab has made the last one: the wheel says so and stays', async ({ platform }) => {
    await withSpins(platform, 1);
    openWheel();
    await spinButton();
    await spin(platform, member);
    await pressSpin();
    await text('You have no spins left.');
    await text('Spins left: 0');
    expect(await button(/^Spin No spins left/)).toBeTruthy();
    expect(turns).toEqual([]);
    expect(awardsShown()).toBeUndefined();
  });

  it('is there before a friend brings one', async () => {
    openWheel();
    await button(/^Spin No spins left/);
    await text('The round begins when the first friend joins.');
  });

  it('is offered without a connection, and nothing is sent', async ({ platform }) => {
    await withSpins(platform, 1);
    openWheel();
    await spinButton();
    act(() => {
      connection.value = 'offline';
    });
    const locked = await button(/^Spin Needs a connection/);
    line.sent.length = 0;
    fireEvent.click(locked);
    expect(await spinsLeft(platform)).toBe(1);
    expect(line.sent).toEqual([]);
    expect(await db.mutations.count()).toBe(0);
  });

  it('is left after the round, and the wheel says when the next one begins', async ({ platform }) => {
    await inviteFriend(platform, member);
    platform.clock.advance(DAYS * DAY);
    openWheel();
    await text(
      'This round is over. The next friend who joins begins a new one, and your unused spins wait for it.',
    );
    await button(/^Spin This round is over/);
  });

  closedIt('is offered while the activity is closed', async () => {
    openWheel();
    await text('The wheel is closed');
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
  });
});
