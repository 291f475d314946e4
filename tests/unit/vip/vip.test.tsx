// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import LevelsScreen from '#src/features/vip/levels/LevelsScreen.tsx';
import RebateRecordScreen from '#src/features/vip/rebate/RebateRecordScreen.tsx';
import VipRebateScreen from '#src/features/vip/rebate/VipRebateScreen.tsx';
import VipScreen from '#src/features/vip/home/VipScreen.tsx';
import SignInScreen from '#src/features/bonus/activities/SignInScreen.tsx';
import SignInRuleScreen from '#src/features/bonus/activities/SignInRuleScreen.tsx';
import { flush } from '#src/data/mutations/flush.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { stubIntersections } from '#tests/support/device/intersections.ts';
import { endsWithItsTest, line, member, openPage, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf, playRounds } from '../bonus/platform/earn.ts';
import { vipCatalogue } from './vip-catalogue.ts';

const it = platformTest({}, { catalogue: vipCatalogue });

endsWithItsTest(it);

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const themes = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-vip-theme]')].map((part) => part.getAttribute('data-vip-theme'));
const claim = async (what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Claim: ${what}` }));
  await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
};
const goOffline = () => {
  cleanup();
  line.disturb = () => 'cut';
  connection.value = 'offline';
};

describe('the own level', () => {
  it('shows what is missing, the award of the day and what each level credited, in its colours', async ({
    platform,
  }) => {
    await signInAt('/vip', platform);
    await playRounds(platform, member, [20]);
    await refreshMember();
    const { container } = render(<VipScreen />);
    const mine = await region('My level');
    expect(mine.getByRole('heading', { name: 'VIP 1' })).toBeTruthy();
    expect(mine.getByText('20 of 60')).toBeTruthy();
    expect(mine.getByText('40 to the next level')).toBeTruthy();
    expect(themes(container)).toContain('2');
    const levelUps = await region('Level-up rewards');
    expect(levelUps.getAllByText('Claimed')).toHaveLength(1);
    await claim('Daily VIP reward');
    await (await region('Daily VIP reward')).findByText('Next one in', { exact: false });
    expect(await entriesOf(platform, member, 'vipDaily')).toEqual([1_00]);
  });

  it('says that there is no higher one', async ({ platform }) => {
    await signInAt('/vip', platform);
    await playRounds(platform, member, [60]);
    await refreshMember();
    render(<VipScreen />);
    const mine = await region('My level');
    expect(mine.getByText('This is the highest level')).toBeTruthy();
    expect(mine.queryByRole('progressbar')).toBeNull();
  });

  it('can be read offline, and says what is wrong when it was never read', async ({ platform }) => {
    await signInAt('/vip', platform);
    line.disturb = () => ({ status: 500, body: '' });
    render(<VipScreen />);
    await screen.findByText("Your VIP level hasn't loaded yet");
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await region('My level');
    goOffline();
    render(<VipScreen />);
    await region('My level');
  });
});

describe('all levels', () => {
  it('are what a visitor sees, each in its colours, without a call of a member', async ({ platform }) => {
    const opened = await openPage(platform, '/vip');
    await refreshConfig();
    const { container } = render(<VipScreen />);
    const second = within(await screen.findByRole('article', { name: 'VIP 1' }));
    expect(second.getByText('Benefit of 1')).toBeTruthy();
    expect(second.getByText('3%')).toBeTruthy();
    expect(second.getByText('1.5%')).toBeTruthy();
    expect(second.getByText('1,000')).toBeTruthy();
    expect(themes(container)).toEqual(expect.arrayContaining(['1', '2', '6']));
    expect(opened.sent.filter((body) => body.includes('token'))).toEqual([]);
  });

  it('mark the own one, and are chosen by number, without any answer of the platform', async ({
    platform,
  }) => {
    await signInAt('/vip/level', platform);
    line.disturb = () => 'cut';
    render(<LevelsScreen />);
    const own = within(await screen.findByRole('article', { name: 'VIP 0' }));
    await own.findByText('Your level');
    fireEvent.click(screen.getByRole('button', { name: 'VIP 2' }));
    expect(screen.getByRole('button', { name: 'VIP 2' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'VIP 0' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('follow the cards that are swiped', async ({ platform, onTestFinished }) => {
    const change = stubIntersections();
    onTestFinished(() => void vi.unstubAllGlobals());
    await signInAt('/vip/level', platform);
    render(<LevelsScreen />);
    const card = async (level: number) =>
      (await screen.findByRole('article', { name: `VIP ${level}` })).parentElement!;
    const [first, second, third] = [await card(0), await card(1), await card(2)];
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    act(() =>
      change(
        new Map([
          [first, true],
          [second, false],
          [third, false],
        ]),
      ),
    );
    expect(pressed()).toEqual(['0']);
    act(() =>
      change(
        new Map([
          [first, false],
          [second, true],
        ]),
      ),
    );
    expect(pressed()).toEqual(['1']);
    fireEvent.click(screen.getByRole('button', { name: 'VIP 2' }));
    act(() =>
      change(
        new Map([
          [second, true],
          [third, true],
        ]),
      ),
    );
    expect(pressed()).toEqual(['2']);
  });
});

describe('the rebate', () => {
  it('stands beside the rates of this level and the next, and is recorded once claimed', async ({
    platform,
  }) => {
    await signInAt('/vip/rebate', platform);
    render(<RebateRecordScreen />);
    await screen.findByText('No rebate claimed yet');
    cleanup();
    render(<VipRebateScreen />);
    const rates = await region('VIP 0 rates');
    expect(rates.getByText('1.5%')).toBeTruthy();
    expect(rates.getByText('1.5% at VIP 1')).toBeTruthy();
    cleanup();
    await playRounds(platform, member, [30, 30, 30]);
    await refreshMember();
    render(<VipRebateScreen />);
    await region('VIP 2 rates');
    await claim('Rebate');
    expect(screen.getByRole('link', { name: 'Claimed rebates' }).getAttribute('href')).toBe(
      '/vip/rebate/record',
    );
    cleanup();
    render(<RebateRecordScreen />);
    const list = await region('Claimed rebates');
    expect(list.getByText(/staked/)).toBeTruthy();
    goOffline();
    render(<RebateRecordScreen />);
    await region('Claimed rebates');
  });
});

describe('the daily sign-in', () => {
  it('is claimed once a day of the platform, whatever the clock of the device says', async ({ platform }) => {
    await signInAt('/activity/sign-in', platform);
    render(<SignInScreen />);
    await claim('Daily sign-in');
    await screen.findByText('Next one in', { exact: false });
    expect(await screen.findByText('1 day in a row')).toBeTruthy();
    cleanup();
    platform.clock.advance(DAY);
    await refreshVip();
    render(<SignInScreen />);
    await claim('Daily sign-in');
    expect(await screen.findByText('2 days in a row')).toBeTruthy();
    expect(await entriesOf(platform, member, 'signIn')).toEqual([1_00, 2_00]);
  });

  it('waits with an unknown outcome, and no day is counted twice', async ({ platform }) => {
    await signInAt('/activity/sign-in', platform);
    listenToMutations();
    render(<SignInScreen />);
    const button = await screen.findByRole('button', { name: 'Claim: Daily sign-in' });
    // The screen's own question would be answered with the claimed day if it reached the platform after the claim.
    await refreshVip();
    line.disturb = (body) => (body.includes('requestId') ? 'lost' : 'cut');
    fireEvent.click(button);
    await screen.findByText('Waiting for a connection');
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    await screen.findByText('Next one in', { exact: false });
    expect(await entriesOf(platform, member, 'signIn')).toEqual([1_00]);
    await waitFor(async () => expect(await db.mutations.count()).toBe(0));
  });

  it('is closed with its activity', async ({ platform }) => {
    await signInAt('/activity/sign-in', platform);
    const row = await db.config.get('appConfig');
    if (!row) throw new Error('No config');
    await db.config.put({ ...row, config: { ...row.config, activityList: [] } });
    render(<SignInScreen />);
    await screen.findByText("This isn't available right now");
    cleanup();
    render(<SignInRuleScreen />);
    await screen.findByText('There are no rules to show.');
  });

  it('leads a visitor to sign-in, and shows its rules to everybody', async ({ platform }) => {
    await openPage(platform, '/activity/sign-in');
    await refreshConfig();
    render(<SignInScreen />);
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/auth/login?return=%2Factivity%2Fsign-in');
    cleanup();
    render(<SignInRuleScreen />);
    await screen.findByText('Once a day.');
  });
});
