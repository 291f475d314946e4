// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { giveItem } from '#server/store/ledger/held-items.ts';
import { connection } from '#src/data/api/connection.ts';
import BonusScreen from '#src/features/bonus/event/BonusScreen.tsx';
import { refreshRewards } from '#src/features/bonus/reads.ts';
import RewardsScreen from '#src/features/bonus/rewards/RewardsScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { entriesOf, goTo, playRounds } from '../platform/earn.ts';
import { activityCatalogue } from './activity-catalogue.ts';

const it = platformTest({}, { catalogue: activityCatalogue });

signedInAt('/bonus/reward', it);

const HOUR = 3_600_000;
const [COUPON, GIFT, SPARKLER, UNKNOWN] = [1001, 1301, 40_001, 777];

/** `hours`: until it expires. */
async function give({ db, clock }: TestPlatform, itemId: number, hours?: number) {
  const expire_at = hours === undefined ? null : new Date(clock.now.getTime() + hours * HOUR);
  const item = { member_id: member.id, item_id: itemId, num: 1, received_at: clock.now, expire_at };
  await db.transaction().execute((trx) => giveItem(trx, { ...item, source: crypto.randomUUID() }));
}

const section = async (title: string) => {
  const region = await screen.findByRole('region', { name: title });
  return within(region);
};
const rows = async (title: string) =>
  (await section(title)).queryAllByRole('listitem').map((row) => row.textContent ?? '');
const claim = async (what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Claim: ${what}` }));
  await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
};

describe('what the member holds', () => {
  it('is listed by when it expires, with its worth, its use, and a mark on the last day', async ({
    platform,
  }) => {
    await give(platform, GIFT);
    await give(platform, UNKNOWN);
    await give(platform, UNKNOWN);
    await give(platform, COUPON, 240);
    await give(platform, COUPON, 5);
    await give(platform, COUPON, -1);
    render(<RewardsScreen />);
    await screen.findByText('Expires in', { exact: false });
    const [soon, later, ...lasting] = await rows('Coupons and items');
    expect(soon).toMatch(/^HalfAdds 50% to a deposit.*Expires in 0[45]:/);
    expect(later).toMatch(/^HalfAdds 50.*Until /);
    expect([...lasting].sort()).toEqual([
      expect.stringMatching(/^Reward ×2$/),
      expect.stringMatching(/^Seven coinsAdds 7 coins to a deposit/),
    ]);
    const [use] = await screen.findAllByRole('link', { name: 'Use: Half' });
    expect(use?.getAttribute('href')).toBe('/wallets?name=deposit&back=1');
  });

  it('is nothing at first, with a way to get some', async () => {
    render(<RewardsScreen />);
    await screen.findByText('No coupons or items');
    expect(screen.getByRole('link', { name: /No coupons or items/ }).getAttribute('href')).toBe(
      '/bonus/tasks',
    );
  });

  it('of the season is counted beside what can still be collected', async ({ platform }) => {
    await give(platform, SPARKLER);
    render(<RewardsScreen />);
    const season = await section('Festive season');
    await season.findByText('×1');
    expect(season.getByText('Sparkler')).toBeTruthy();
    expect(season.getByText('Lantern')).toBeTruthy();
    expect(season.getByText('Not yet')).toBeTruthy();
    await season.findByText('Rules of the season');
  });

  it('can be read offline, and is asked for again when a first try fails', async ({ platform }) => {
    await give(platform, COUPON);
    line.disturb = () => ({ status: 500, body: '' });
    render(<RewardsScreen />);
    await screen.findByText("Your rewards haven't loaded yet");
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Use: Half' });
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<RewardsScreen />);
    await screen.findByRole('link', { name: 'Use: Half' });
  });
});

describe('what waits to be claimed', () => {
  it('is the day of the login bonus; a missed one stays missed', async ({ platform }) => {
    platform.clock.advance(24 * HOUR);
    render(<RewardsScreen />);
    const days = await section('Welcome days');
    await days.findByText('Missed');
    expect(days.getByText('Day 2').closest('li')?.getAttribute('aria-current')).toBe('date');
    await claim('Welcome days');
    await days.findByText('Next one in', { exact: false });
    expect(await entriesOf(platform, member, 'loginBonus')).toEqual([2_00]);
  });

  it('is a red packet in its hours, and a countdown at other times', async ({ platform }) => {
    goTo(platform, 12);
    render(<RewardsScreen />);
    const packet = await section('Red packet');
    await packet.findByText('Not open right now');
    expect(packet.getByText('Next one in', { exact: false })).toBeTruthy();
    // The next screen would wait for what this one has asked.
    await refreshRewards();
    cleanup();
    goTo(platform, 19);
    render(<RewardsScreen />);
    await claim('Red packet');
    await (await section('Red packet')).findByText('Claimed');
    expect(await entriesOf(platform, member, 'redPacket')).toEqual([2_00]);
  });

  it('is each step of an activity that is reached, whatever its kind', async ({ platform }) => {
    await playRounds(platform, member, [1]);
    render(<RewardsScreen />);
    // The red dot of the tab.
    await screen.findByRole('link', { name: /^Rewards.*something to claim/ });
    await claim('Different games to play: 1');
    const invented = await section('Invented');
    await invented.findByText('Claimed');
    expect(await entriesOf(platform, member, 'activity')).toEqual([4_00]);
    const steps = await section('First steps');
    expect(steps.getByText('Games to like: 1')).toBeTruthy();
    expect(steps.queryByRole('button', { name: 'Claim: Games to like: 1' })).toBeNull();
  });

  it('waits for a connection, and happens once', async ({ platform }) => {
    await playRounds(platform, member, [1]);
    render(<RewardsScreen />);
    const button = await screen.findByRole('button', { name: 'Claim: Different games to play: 1' });
    line.disturb = (body) => (body.includes('"activityId"') ? 'cut' : undefined);
    fireEvent.click(button);
    await screen.findByText('Waiting for a connection');
    expect(await entriesOf(platform, member, 'activity')).toEqual([]);
  });

  it('is gathered under what can be claimed now', async ({ platform }) => {
    goTo(platform, 20);
    await playRounds(platform, member, [1]);
    render(<BonusScreen />);
    for (const what of ['Red packet', 'First steps', 'Invented', 'Lights']) {
      expect(await screen.findByRole('button', { name: `Claim: ${what}` })).toBeTruthy();
    }
    expect(screen.getByText("Open it to see what's inside")).toBeTruthy();
  });
});
