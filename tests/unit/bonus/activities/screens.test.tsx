// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import BankScreen from '#src/features/bonus/activities/BankScreen.tsx';
import FirstDepositScreen from '#src/features/bonus/activities/FirstDepositScreen.tsx';
import FollowScreen from '#src/features/bonus/activities/FollowScreen.tsx';
import PointsScreen from '#src/features/bonus/record/PointsScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { endsWithItsTest, line, member, openPage, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACCOUNT } from '../../wallet/platform/wallet-catalogue.ts';
import { order, settle } from '../../wallet/platform/deposits.ts';
import { entriesOf } from '../platform/earn.ts';
import { activityCatalogue, IDS, PAGES } from './activity-catalogue.ts';

const it = platformTest({}, { catalogue: activityCatalogue });

endsWithItsTest(it);

const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const claim = async (what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Claim: ${what}` }));
  await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
};
const goOffline = () => {
  cleanup();
  line.disturb = () => 'cut';
  connection.value = 'offline';
};

/** Changes what is stored of the config or of the activities, as an operator's change would. */
async function store(change: object): Promise<void> {
  const row = await db.config.get('appConfig');
  if (row) await db.config.put({ ...row, config: { ...row.config, ...change } });
}

describe('the award for a receiving account', () => {
  it('leads to the card editor and back, is claimed once, and then shows when', async ({ platform }) => {
    await signInAt('/activity/bank', platform);
    render(<BankScreen />);
    await screen.findByText('No account yet');
    expect(await addressOf('Add account')).toBe('/wallets/card/edit?return=%2Factivity%2Fbank');
    cleanup();
    const accountNo = String(1e9 + member.id);
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo }, member);
    await refreshMember();
    render(<BankScreen />);
    await screen.findByText(`•••• ${accountNo.slice(-4)}`, { exact: false });
    await claim('Your receiving account is set up');
    expect(await screen.findByText(/^Claimed/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/2026/)).toBeTruthy());
    expect(await entriesOf(platform, member, 'activity')).toEqual([5_00]);
    goOffline();
    render(<BankScreen />);
    expect(await screen.findByText(/2026/)).toBeTruthy();
  });

  it('is not available where the platform asks for no account, or has closed it', async ({ platform }) => {
    await signInAt('/activity/bank', platform);
    await store({ isDepositBank: 0 });
    render(<BankScreen />);
    await screen.findByText("This isn't available right now");
    expect(await addressOf('All events')).toBe('/bonus/event');
    cleanup();
    await store({ isDepositBank: 1, activityList: [] });
    render(<BankScreen />);
    await screen.findByText("This isn't available right now");
  });
});

describe('the first deposit', () => {
  it('shows the steps, the end and the way to a deposit', async ({ platform }) => {
    await signInAt('/activity/first-deposit', platform);
    render(<FirstDepositScreen />);
    await screen.findByText('First deposit: 10 coins or more');
    expect(screen.getByText('First deposit: 100 coins or more')).toBeTruthy();
    await screen.findByText('Rules of First deposit');
    expect(screen.getByText(/^Until /)).toBeTruthy();
    expect(await addressOf('Deposit')).toBe('/wallets?name=deposit&back=1');
  });

  it('once made offers the steps that it reached, and then says what was credited', async ({ platform }) => {
    await signInAt('/activity/first-deposit', platform);
    const { orderId } = (await order(platform, member, { amount: 20_00 })).data;
    await settle(platform, orderId);
    render(<FirstDepositScreen />);
    await claim('First deposit: 10 coins or more');
    const credited = (await screen.findByText('Credited')).closest('div') as HTMLElement;
    expect(within(credited).getByText('5')).toBeTruthy();
    await screen.findByText("You've made your first deposit. Every step it reached is yours.");
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('says when the offer has ended', async ({ platform }) => {
    await signInAt('/activity/first-deposit', platform);
    await db.members.toCollection().modify((row) => {
      const state = row.activityMap[String(IDS.firstDeposit)];
      if (state) state.endTime = platform.clock.now.getTime() / 1000 - 1;
    });
    line.disturb = () => 'cut';
    render(<FirstDepositScreen />);
    await screen.findByText('This offer has ended.');
    expect(screen.getByText(/^Ended /)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('shows a visitor what the config knows, and leads to sign-in and back', async ({ platform }) => {
    await openPage(platform, '/activity/first-deposit');
    render(<FirstDepositScreen />);
    const most = (await screen.findByText('Up to')).closest('div') as HTMLElement;
    expect(within(most).getByText('50')).toBeTruthy();
    expect(await addressOf('Sign in')).toBe('/auth/login?return=%2Factivity%2Ffirst-deposit');
  });

  it('is not available where the platform has none', async ({ platform }) => {
    await openPage(platform, '/activity/first-deposit');
    await store({ activityList: [] });
    line.disturb = () => 'cut';
    render(<FirstDepositScreen />);
    await screen.findByText("This isn't available right now");
  });
});

describe('our pages', () => {
  const opened = (window_: object | null) =>
    vi.spyOn(window, 'open').mockReturnValue(window_ as Window | null);
  const open = async (name: string) =>
    fireEvent.click(await screen.findByRole('link', { name: `Open: ${name}` }));

  it('bring an award each after a visit, once', async ({ platform }) => {
    await signInAt('/activity/follow', platform);
    const other = { opener: window };
    const opening = opened(other);
    render(<FollowScreen />);
    await open(`Site ${PAGES.blog}`);
    expect(opening).toHaveBeenCalledWith(`https://pages.example/${PAGES.blog}`, '_blank');
    // The page that was opened cannot reach back.
    expect(other.opener).toBeNull();
    await claim(`Site ${PAGES.blog}`);
    await screen.findByText('Claimed');
    expect((await platform.call('refreshData', {}, member)).data.lottery).toBe(20);
    await open(`Site ${PAGES.blog}`);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('can be copied as text where the browser opens no window', async ({ platform }) => {
    await signInAt('/activity/follow', platform);
    opened(null);
    render(<FollowScreen />);
    await open('Plain site');
    await screen.findByText("Your browser didn't open the page. Copy its address");
    expect(screen.getByText('https://pages.example/plain')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Copy/ })).toBeTruthy();
  });

  it('are open to a visitor, without awards', async ({ platform }) => {
    const { sent } = await openPage(platform, '/activity/follow');
    opened({ opener: null });
    render(<FollowScreen />);
    await open(`Site ${PAGES.videos}`);
    expect(await addressOf('Sign in')).toBe('/auth/login?return=%2Factivity%2Ffollow');
    expect(sent.filter((body) => body.includes('taskId'))).toEqual([]);
  });

  it('can be read offline, and are not available where there are none', async ({ platform }) => {
    await signInAt('/activity/follow', platform);
    render(<FollowScreen />);
    await screen.findByText('Plain site');
    goOffline();
    render(<FollowScreen />);
    await screen.findByText('Plain site');
    await store({ socialMediaList: [] });
    await screen.findByText("This isn't available right now");
  });
});

describe('points', () => {
  it('are none at first, with ways to earn them', async ({ platform }) => {
    await signInAt('/points', platform);
    render(<PointsScreen />);
    await screen.findByText('No points yet');
    expect(within(await screen.findByRole('region', { name: 'Points' })).getByText('0')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /^Page 311/ })).getAttribute('href')).toBe(
      '/bonus/tasks',
    );
    await screen.findByText('Rules of Points');
  });

  it('are counted, with a log of what brought them, also offline', async ({ platform }) => {
    await signInAt('/points', platform);
    await platform.call('finishTask', { taskId: PAGES.blog }, member);
    await platform.call('receiveTaskAward', { taskId: PAGES.blog }, member);
    await platform.call('appVipUserReceiveSignInAward', {}, member);
    const isShown = async () => {
      expect(
        await within(await screen.findByRole('region', { name: 'Points' })).findByText('20'),
      ).toBeTruthy();
      expect((await screen.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
        expect.stringMatching(/^Page 311.*20 points$/),
      ]);
    };
    render(<PointsScreen />);
    await isShown();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Page 311/ })).toBeNull());
    goOffline();
    render(<PointsScreen />);
    await isShown();
  });

  it('show a visitor how to earn them, and lead to sign-in and back', async ({ platform }) => {
    await openPage(platform, '/points');
    render(<PointsScreen />);
    await screen.findByText('Sign in to see your points');
    expect(await addressOf('Sign in')).toBe('/auth/login?return=%2Fpoints');
    expect(await screen.findByRole('link', { name: /^Page 311/ })).toBeTruthy();
  });
});
