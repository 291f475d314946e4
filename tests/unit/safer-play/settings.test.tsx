// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import { connection } from '#src/data/api/connection.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { refreshLimits } from '#src/features/safer-play/settings/actions.ts';
import SaferPlayScreen from '#src/features/safer-play/settings/SaferPlayScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { METHODS, MIN, walletCatalogue } from '../wallet/platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const DAY = 86_400_000;

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  platform.clock.now = new Date('2026-11-23T12:00:00Z');
  member = await platform.register();
  line = await openPage(platform, paths.saferPlay);
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const shownToasts = () => toasts.peek().map(({ text }) => text);
const stateOf = async (platform: TestPlatform) => (await platform.call('limitGet', {}, member)).data;
const isLimitSet = (body: string) => body.includes('"period":"day","value"');

async function setLimit(coins: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('At most, in coins'), { target: { value: coins } });
  await press('Set limit');
}

/** Set on the platform, and read by the screen when it opens. */
async function openWith(platform: TestPlatform, value: number): Promise<void> {
  await platform.call('limitSet', { kind: 'deposit', period: 'day', value }, member);
  render(<SaferPlayScreen />);
  await press(/^Deposits 5\d\d a day/);
}

describe('a limit', () => {
  it('counts at once when it is new or stricter, with what is used of it', async ({ platform }) => {
    const wanted = { rechargeTypeId: METHODS.plain, amount: MIN, requestId: crypto.randomUUID() };
    const { orderId } = (await platform.call('recharge', wanted, member)).data;
    await settleDeposit(platform.db, { orderId, amount: MIN, isPaid: true, now: platform.clock.now });
    render(<SaferPlayScreen />);
    await press(/^Deposits No limit/);
    await setLimit('500');
    await waitFor(() => expect(shownToasts()).toContain('Your limit applies from now on'));
    expect((await card('Per day')).getByText('10.00 of 500.00 used')).toBeTruthy();
    await setLimit('400');
    await screen.findByText('10.00 of 400.00 used');
    expect((await stateOf(platform)).limits).toMatchObject([{ value: 400_00 }]);
    await expectTracked('limit_change', { eventProps: { kind: 'deposit', change: 'stricter' } });
    const props = (await (await outbox()).outbox.toArray()).map(({ eventProps }) => eventProps);
    expect(JSON.stringify(props)).not.toMatch(/500|400/);
  });

  it('is loosened after a day by a second yes, and both states are shown', async ({ platform }) => {
    await openWith(platform, 500_00);
    await setLimit('900');
    const perDay = await card('Per day');
    await perDay.findByText(
      /^New value: 900\. You can confirm it from .*2026.* Until you do, your limit stays: 500\.$/,
    );
    expect(perDay.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(perDay.getByRole('button', { name: 'Keep: 500' })).toBeTruthy();
    expect((await stateOf(platform)).limits).toMatchObject([{ value: 500_00 }]);
    platform.clock.advance(DAY);
    await act(async () => void (await refreshLimits()));
    await perDay.findByText('New value: 900. You can confirm it now. Until you do, your limit stays: 500.');
    expect(perDay.getByRole('button', { name: 'Keep: 500' })).toBeTruthy();
    await press('Confirm: 900');
    await screen.findByText('0.00 of 900.00 used');
    expect((await stateOf(platform)).limits).toMatchObject([{ value: 900_00 }]);
  });

  it('stays when the looser value is taken back', async ({ platform }) => {
    await openWith(platform, 500_00);
    await press('Remove this limit');
    await screen.findByText(/^New value: No limit\./);
    await press('Keep: 500');
    await waitFor(() => expect(screen.queryByText(/^New value/)).toBeNull());
    const [limit] = (await stateOf(platform)).limits;
    expect(limit).toMatchObject({ value: 500_00 });
    expect(limit).not.toHaveProperty('pending');
  });

  it('on the time of play is chosen from a list', async ({ platform }) => {
    render(<SaferPlayScreen />);
    await press(/^Time in games No limit/);
    fireEvent.change(await screen.findByLabelText('At most'), { target: { value: '90' } });
    await press('Set limit');
    await screen.findByText('0 minutes of 1 hour 30 minutes used');
    expect((await stateOf(platform)).limits).toMatchObject([{ kind: 'session', period: 'once', value: 90 }]);
  });

  it.for(['', '0', '12.50', '-5'])('of "%s" is refused in words, and nothing is sent', async (typed) => {
    render(<SaferPlayScreen />);
    await press(/^Deposits No limit/);
    await setLimit(typed);
    await screen.findByText(typed === '0' ? 'At least 1' : /^Enter whole coins/);
    expect(line.sent.filter(isLimitSet)).toEqual([]);
  });
});

describe('on a bad line', () => {
  it('says that nothing was sent, keeps what was typed, and sends it once', async ({ platform }) => {
    let isDead = true;
    line.disturb = (body) => (isDead && isLimitSet(body) ? 'cut' : undefined);
    render(<SaferPlayScreen />);
    await press(/^Deposits No limit/);
    await setLimit('500');
    await screen.findByText(/^Can't reach the service/);
    expect((await screen.findByLabelText<HTMLInputElement>('At most, in coins')).value).toBe('500');
    isDead = false;
    await press('Set limit');
    await screen.findByText('0.00 of 500.00 used');
    const ids = line.sent.filter(isLimitSet).map((body) => JSON.parse(body).requestId);
    expect(new Set(ids).size).toBe(1);
    expect((await stateOf(platform)).limits).toHaveLength(1);
  });

  it('counts when only the answer was lost', async ({ platform }) => {
    line.disturb = (body) => (isLimitSet(body) ? 'lost' : undefined);
    render(<SaferPlayScreen />);
    await press(/^Deposits No limit/);
    await setLimit('500');
    await screen.findByText('0.00 of 500.00 used');
    expect((await stateOf(platform)).limits).toMatchObject([{ value: 500_00 }]);
  });

  it('shows what was stored, and says that changes need a connection', async ({ platform }) => {
    await platform.call('limitSet', { kind: 'deposit', period: 'day', value: 500_00 }, member);
    await refreshLimits();
    connection.value = 'offline';
    render(<SaferPlayScreen />);
    await press(/^Deposits 500 a day/);
    expect((await button(/^Set limit/)).textContent).toContain('Needs a connection');
    const off = await screen.findByRole<HTMLInputElement>('radio', { name: 'None' });
    expect([off.checked, off.disabled]).toEqual([true, true]);
  });
});

describe('the reminder', () => {
  it('is chosen, kept by the platform, and shown as chosen', async ({ platform }) => {
    render(<SaferPlayScreen />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Every 30 minutes' }));
    await waitFor(async () => expect((await stateOf(platform)).realityCheckMinutes).toBe(30));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Every 30 minutes' }).checked).toBe(true),
    );
  });
});

describe('a break', () => {
  it('begins after a question, and only a longer one is offered then', async ({ platform }) => {
    render(<SaferPlayScreen />);
    await press(/^Take a break/);
    fireEvent.click(await screen.findByRole('radio', { name: /^1 week/ }));
    await press('Start the break');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    expect(openedDialogs.peek()[0]?.text).toContain('cannot be ended early');
    await act(async () => openedDialogs.peek()[0]?.settle(false));
    expect((await stateOf(platform)).breakUntil).toBeNull();
    await press('Start the break');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    await act(async () => openedDialogs.peek()[0]?.settle(true));
    const paused = await card('You are taking a break');
    expect(paused.getByText(/^Games, deposits and rewards are closed\. Withdrawals/)).toBeTruthy();
    expect((await stateOf(platform)).breakUntil).toBe(Date.parse('2026-11-30T12:00:00Z') / 1000);
    await press(/^Take a break/);
    await screen.findByRole('radio', { name: /^2 weeks/ });
    expect(screen.queryByRole('radio', { name: /^3 days/ })).toBeNull();
    await expectTracked('break_begin', { eventProps: { kind: 'break' } });
  });

  it('lets a limit become stricter only', async ({ platform }) => {
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    await openWith(platform, 500_00);
    await setLimit('900');
    await screen.findByText('During a break, limits can only be made stricter.');
    await setLimit('100');
    await screen.findByText('0.00 of 100.00 used');
  });
});

describe('self-exclusion', () => {
  it('has a second step that is agreed to in words', async ({ platform }) => {
    render(<SaferPlayScreen />);
    await press(/^Exclude yourself/);
    fireEvent.click(await screen.findByRole('radio', { name: /^For good/ }));
    await press('Continue');
    await screen.findByText('You exclude yourself for good.');
    await press('Exclude me');
    await screen.findByText('Tick this first');
    expect((await stateOf(platform)).excludedUntil).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Exclude me');
    const paused = await card('You have excluded yourself');
    expect(paused.getByText('Without an end date')).toBeTruthy();
    expect((await stateOf(platform)).excludedUntil).toBe(0);
    const withdraw = screen.getByRole('link', { name: /^Withdraw/ });
    expect(withdraw.getAttribute('href')).toBe('/wallets?name=withdraw&back=1');
  });

  it('is left at the second step without an effect', async ({ platform }) => {
    render(<SaferPlayScreen />);
    await press(/^Exclude yourself/);
    await press('Continue');
    await press('Go back');
    await screen.findByRole('radio', { name: /^For good/ });
    expect((await stateOf(platform)).excludedUntil).toBeNull();
  });
});
