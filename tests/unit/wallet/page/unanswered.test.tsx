// @vitest-environment happy-dom
// Deposits whose answer is missing: the screen asks until it knows, and never offers a second one meanwhile.
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import Dexie from 'dexie';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { database, db } from '#src/data/db/database.ts';
import { platformMs } from '#src/data/api/clock.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import { look } from '#tests/support/device/visibility.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { METHODS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const CHECKING = 'Checking the result…';
const NOT_THROUGH = "It didn't go through. You can try again.";
const WAITING = 'Waiting for the payment to be confirmed';
/** Milliseconds after which a request has no effect any more. */
const OVER_MS = 60_000;

const it = platformTest({}, { catalogue: walletCatalogue });

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/wallets?name=deposit');
  enterAs(member);
  await refreshMember();
  line.sent.length = 0;
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const isDeposit = (body: string) => body.includes('"rechargeTypeId"');
const isQuestion = (body: string) => /^\{"requestId":"[^"]+",/.test(body) && !isDeposit(body);
const keysSent = () =>
  line.sent.filter(isDeposit).map((body) => (JSON.parse(body) as { requestId: string }).requestId);
const asked = () => line.sent.filter(isQuestion).length;

async function submit(amount: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: amount } });
  fireEvent.click(await screen.findByRole('button', { name: `Deposit ${amount}` }));
}

const orders = ({ db: stored }: TestPlatform) =>
  stored.selectFrom('deposit_order').selectAll().where('member_id', '=', member.id).execute();

/** The request arrives at the platform, whoever waits for it. */
const arrive = (platform: TestPlatform, requestId: string) =>
  platform.call('recharge', { rechargeTypeId: METHODS.plain, amount: 100_00, requestId }, member);

/** As if the app had been closed during the call. */
async function leaveOpen(): Promise<string> {
  const requestId = randomUUID();
  const { db: stored } = await database();
  await stored.mutations.put({
    ...{ requestId, memberId: member.id, call: 'recharge', subject: `${METHODS.plain} 10000 0 0` },
    ...{ createdAt: platformMs(), attempts: 1, isMoney: true },
    ...{ state: 'sending', sentBy: 'an earlier page', sentAt: platformMs() },
  });
  return requestId;
}

const isSettled = () => waitFor(async () => expect(await db.mutations.count()).toBe(0));

describe('a deposit that did not go through', () => {
  it.beforeEach(async () => {
    line.disturb = (body) => (isDeposit(body) ? 'cut' : undefined);
    render(<WalletsScreen />);
    await submit('100');
    await screen.findByText(NOT_THROUGH);
  });

  it('is checked anew when it is sent again and that answer is lost', async ({ platform }) => {
    let isDead = true;
    line.disturb = (body) => {
      if (isDeposit(body)) return 'lost';
      return isDead && isQuestion(body) ? 'cut' : undefined;
    };
    fireEvent.click(await screen.findByRole('button', { name: 'Deposit 100' }));
    await screen.findByText(CHECKING);
    await waitFor(() => expect(screen.queryByText(NOT_THROUGH)).toBeNull());
    expect(screen.queryByLabelText('Amount in coins')).toBeNull();
    isDead = false;
    look('visible');
    await screen.findByText(WAITING);
    expect(await orders(platform)).toHaveLength(1);
    await isSettled();
  });

  it('shows when it arrives late after all', async ({ platform }) => {
    line.disturb = () => {};
    await arrive(platform, keysSent()[0]!);
    look('visible');
    await screen.findByText(WAITING);
    await waitFor(() => expect(screen.queryByText(NOT_THROUGH)).toBeNull());
    expect(await orders(platform)).toHaveLength(1);
  });

  it('is checked until it is certain before one of another amount is sent', async ({ platform }) => {
    line.disturb = () => {};
    await submit('50');
    await screen.findByText(CHECKING);
    await waitFor(() => expect(screen.queryByLabelText('Amount in coins')).toBeNull());
    expect(keysSent()).toHaveLength(1);
    platform.clock.advance(OVER_MS + 5000);
    look('visible');
    await screen.findByText(NOT_THROUGH);
    await isSettled();
    fireEvent.click(await screen.findByRole('button', { name: 'Deposit 50' }));
    await screen.findByText(WAITING);
    expect(await orders(platform)).toMatchObject([{ amount: 50_00, request_id: keysSent()[1] }]);
    expect(keysSent()[1]).not.toBe(keysSent()[0]);
  });
});

describe('a deposit whose page was reloaded during the call', () => {
  it('is checked although the platform knows nothing of it yet, and shows when it arrives', async ({
    platform,
  }) => {
    const requestId = await leaveOpen();
    render(<WalletsScreen />);
    await screen.findByText(CHECKING);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    look('visible');
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(screen.queryByText(NOT_THROUGH)).toBeNull();
    expect(screen.queryByLabelText('Amount in coins')).toBeNull();
    await arrive(platform, requestId);
    look('visible');
    await screen.findByText('Deposit of 100 · Method 1');
    await isSettled();
  });

  it('did not go through when enough time has passed', async ({ platform }) => {
    await leaveOpen();
    render(<WalletsScreen />);
    await screen.findByText(CHECKING);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    platform.clock.advance(OVER_MS + 5000);
    look('visible');
    await screen.findByText(NOT_THROUGH);
    await screen.findByLabelText('Amount in coins');
    await isSettled();
    expect(await orders(platform)).toEqual([]);
  });

  it('is kept and reported when storing its effect fails, and stored with the next question', async ({
    platform,
  }) => {
    await arrive(platform, await leaveOpen());
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const put = db.snapshots.put.bind(db.snapshots);
    const full = vi
      .spyOn(db.snapshots, 'put')
      .mockImplementation((row) =>
        row.name === 'deposits' ? Dexie.Promise.reject(new Error('no storage')) : put(row),
      );
    render(<WalletsScreen />);
    await waitFor(() => expect(report).toHaveBeenCalled());
    expect(screen.getByText(CHECKING)).toBeTruthy();
    expect(await db.mutations.count()).toBe(1);
    full.mockRestore();
    look('visible');
    await screen.findByText(WAITING);
    await isSettled();
  });
});
