// @vitest-environment happy-dom
// The calendar of the daily sign-in counts days of the platform, whatever the device takes for a day.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, vi } from 'vitest';
import SignInScreen from '#src/features/bonus/activities/SignInScreen.tsx';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { line, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue } from '../platform/bonus-catalogue.ts';

const catalogue = {
  ...bonusCatalogue,
  config: {
    ...bonusCatalogue.config,
    activityList: bonusCatalogue.config.activityList.map((activity, at) =>
      at === 0 ? { ...activity, id: 36, activityType: 36 } : activity,
    ),
  },
};

const it = platformTest({}, { catalogue });

signedInAt(paths.signIn, it);

const DAY = 86_400_000;

/** As when the app is opened again on that day. */
async function openOn(platform: TestPlatform, time: string): Promise<void> {
  cleanup();
  openedOverlay.value = null;
  platform.clock.now = new Date(time);
  await refreshConfig();
  await refreshMember();
  render(<SignInScreen />);
  await claimButton();
}

const claimButton = () => screen.findByRole('button', { name: 'Claim: Daily sign-in' });

async function claim(): Promise<void> {
  fireEvent.click(await claimButton());
  await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
  await screen.findByText(/^Next one in/);
}

const streak = () => screen.getByText(/ days? in a row$/).textContent.split(' ')[0];
const today = () => document.querySelector('[aria-current="date"] small')?.textContent;
const claimedDays = () =>
  screen
    .getAllByRole('listitem')
    .filter((day) => within(day).queryByText('Claimed'))
    .map((day) => day.querySelector('small')?.textContent);

/** As when the member sets the device's clock, or its battery was empty. */
function setDeviceClock(time: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(time));
}

describe('the streak of the daily sign-in', () => {
  it('goes on from the last minute of a day to the first minute of the next', async ({ platform }) => {
    await openOn(platform, '2026-11-28T23:59:00Z');
    await claim();
    expect([streak(), claimedDays()]).toEqual(['1', ['Day 1']]);
    await openOn(platform, '2026-11-29T00:01:00Z');
    expect([streak(), today()]).toEqual(['1', 'Day 2']);
    await claim();
    expect([streak(), claimedDays()]).toEqual(['2', ['Day 1', 'Day 2']]);
  });

  it("goes on over a month's end", async ({ platform }) => {
    for (const [at, day] of ['2026-11-29', '2026-11-30', '2026-12-01'].entries()) {
      await openOn(platform, `${day}T12:00:00Z`);
      await claim();
      expect(streak()).toBe(String(at + 1));
    }
  });

  it('begins again after a missed day', async ({ platform }) => {
    await openOn(platform, '2026-11-28T12:00:00Z');
    await claim();
    await openOn(platform, '2026-11-30T00:01:00Z');
    expect([streak(), today(), claimedDays()]).toEqual(['0', 'Day 1', []]);
    await claim();
    expect(streak()).toBe('1');
  });

  it.for(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is neither broken nor counted twice by a flight to %s',
    async (zone, { platform }) => {
      await openOn(platform, '2026-11-28T12:00:00Z');
      await claim();
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      expect(new Date('2026-11-28T23:30:00Z').getHours()).not.toBe(23);
      await openCalendar(platform, '2026-11-28T23:30:00Z');
      expect(screen.queryByRole('button', { name: 'Claim: Daily sign-in' })).toBeNull();
      expect(streak()).toBe('1');
      await openOn(platform, '2026-11-29T12:00:00Z');
      await claim();
      expect(streak()).toBe('2');
    },
  );

  it.for(['2020-01-01T00:00:00Z', '2031-06-15T00:00:00Z'])(
    'ignores a device whose clock says %s',
    async (time, { platform }) => {
      setDeviceClock(time);
      await openOn(platform, '2026-11-28T12:00:00Z');
      await claim();
      setDeviceClock(new Date(Date.now() + 3 * DAY).toISOString());
      await openCalendar(platform, '2026-11-28T13:00:00Z');
      expect(screen.queryByRole('button', { name: 'Claim: Daily sign-in' })).toBeNull();
      await openOn(platform, '2026-11-29T12:00:00Z');
      expect([streak(), today()]).toEqual(['1', 'Day 2']);
      await claim();
      expect(streak()).toBe('2');
    },
  );
});

/** On a day that is claimed already. */
async function openCalendar(platform: TestPlatform, time: string): Promise<void> {
  cleanup();
  openedOverlay.value = null;
  platform.clock.now = new Date(time);
  await refreshMember();
  render(<SignInScreen />);
  await screen.findByText(/^Next one in/);
}

it('reads everything anew that a claim may have opened', async ({ platform }) => {
  await openOn(platform, '2026-11-28T12:00:00Z');
  line.sent.length = 0;
  const asked: string[] = [];
  line.disturb = (_body, _count, call) => void asked.push(call);
  await claim();
  await waitFor(() =>
    expect(asked).toEqual(expect.arrayContaining(['getTaskUser', 'getActivityIds', 'loginBonus3User'])),
  );
});

it('says so when the days cannot be loaded, and loads them on request', async ({ platform }) => {
  line.disturb = (_body, _count, call) => (call === 'getVipInfo' ? 'cut' : undefined);
  platform.clock.now = new Date('2026-11-28T12:00:00Z');
  render(<SignInScreen />);
  expect(await screen.findByText("The sign-in days haven't loaded yet")).toBeTruthy();
  line.disturb = () => {};
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await claimButton();
});

describe('a calendar that is left open', () => {
  it('offers the next day when its countdown has ended', async ({ platform }) => {
    await openOn(platform, '2026-11-28T23:59:58Z');
    await claim();
    expect(screen.queryByRole('button', { name: 'Claim: Daily sign-in' })).toBeNull();
    platform.clock.now = new Date('2026-11-29T00:00:05Z');
    await screen.findByRole('button', { name: 'Claim: Daily sign-in' }, { timeout: 15_000 });
    expect(today()).toBe('Day 2');
  });
});
