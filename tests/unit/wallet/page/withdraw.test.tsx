// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { Route } from 'wouter';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { balanceOf, post } from '#server/store/ledger/ledger.ts';
import { moveWithdrawal } from '#server/store/wallet/withdrawals.ts';
import { db } from '#src/data/db/database.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import WithdrawScreen from '#src/features/wallet/withdraw/WithdrawScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import { looksUntil } from '#tests/support/device/visibility.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { factOf } from '#tests/support/screens/facts.ts';
import { ACCOUNT, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

signedInAt('/withdrawal/bank', it);

const addAccount = (platform: TestPlatform) =>
  platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const isRequest = (body: string) => body.includes('"bankId"');
const isQuestion = (body: string) => /^\{"requestId":"[^"]+",/.test(body) && !isRequest(body);
const requests = () => line.sent.filter(isRequest);

const orders = ({ db: stored }: TestPlatform) =>
  stored.selectFrom('withdrawal_order').selectAll().where('member_id', '=', member.id).execute();

async function oneOrder(platform: TestPlatform) {
  const all = await orders(platform);
  expect(all).toHaveLength(1);
  return all[0]!;
}

/** Fills in the form and reaches the figures that have to be confirmed. */
async function review(amount: string): Promise<void> {
  await type(amount);
  await press('Continue');
  await screen.findByText('Is everything right?');
}

describe('a withdrawal', () => {
  it('names every figure before it is sent, then shows its receipt and each step', async ({ platform }) => {
    await addAccount(platform);
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    expect(await screen.findByText(/^Daily limit: 600\. Left until .+: 600\.$/)).toBeTruthy();
    await review('100');
    const figures = screen.getByText('You receive').closest('dl')!;
    for (const figure of ['100.00', '-1.50', '98.50', 'Bank'])
      expect(within(figures).getByText(figure)).toBeTruthy();
    expect(requests()).toEqual([]);
    await press('Withdraw');
    await screen.findByText('Withdrawal of 100 · Bank');
    const { order_id: orderId } = await oneOrder(platform);
    expect(screen.getByText(orderId)).toBeTruthy();
    expect(screen.getByText('Request received').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: /cancel|take back/i })).toBeNull();
    expect((await db.balances.get(member.id))?.coin).toBe(WELCOME_COIN - 100_00);
    await waitFor(async () => expect(await db.drafts.count()).toBe(0));
    await moveWithdrawal(platform.db, { orderId, to: 2, now: platform.clock.now });
    await looksUntil(() =>
      expect(screen.getByText('Being paid').closest('li')?.getAttribute('aria-current')).toBe('step'),
    );
    await expectTracked('withdraw_submit', { eventInterfaceId: 'withdraw.bank' });
    await moveWithdrawal(platform.db, { orderId, to: 3, now: platform.clock.now });
    await looksUntil(() => expectTracked('withdraw_settle', { eventProps: { result: 'paid' } }));
  });

  it('goes back to the form without sending anything', async ({ platform }) => {
    await addAccount(platform);
    const { unmount } = render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await review('100');
    await press('Edit');
    expect((await screen.findByLabelText<HTMLInputElement>('Amount in coins')).value).toBe('100');
    expect(requests()).toEqual([]);
    expect(await orders(platform)).toEqual([]);
    unmount();
    await expectTracked('withdraw_leave', { eventProps: { step: 'form' } });
  });

  it('asks for an account first, and offers to add one', async () => {
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await type('100');
    await press('Continue');
    await screen.findByText('Add a receiving account for this method first.');
    const link = screen.getByRole('link', { name: 'Add an account' });
    expect(link.getAttribute('href')).toBe('/wallets/card/edit?return=%2Fwithdrawal%2Fbank');
    expect(requests()).toEqual([]);
  });

  it('says in words why an amount cannot be withdrawn', async ({ platform }) => {
    await addAccount(platform);
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    for (const [typed, words] of [
      ['all', 'Enter whole coins, such as 1,500'],
      ['9', 'At least 10'],
      ['501', 'At most 500'],
    ] as const) {
      await type(typed);
      await press('Continue');
      await screen.findByText(words);
    }
    expect(requests()).toEqual([]);
  });

  it('explains what has to be staked before everything can be withdrawn, and why', async ({ platform }) => {
    const given = { memberId: member.id, kind: 'task', amount: 50_00, now: platform.clock.now } as const;
    await platform.db.transaction().execute((trx) => post(trx, given));
    history.replaceState(null, '', '/wallets?name=withdraw');
    render(<WalletsScreen />);
    await screen.findByText('Stake 250 more, then everything can be withdrawn.');
    const card = screen.getByRole('region', { name: 'Can be withdrawn' });
    expect(within(card).getByText('1,000')).toBeTruthy();
    expect(factOf('Task reward: 50', card)).toBe('Stake 250 more');
    await expectTracked('withdraw_open');
    fireEvent.click(screen.getByRole('link', { name: /^Bank/ }));
    await expectTracked('withdraw_method', { eventInterfaceId: 'withdraw.bank' });
  });

  it.for(['/withdrawal/Bank', '/withdrawal/bank.', '/withdrawal/bank%E2%80%9D'])(
    'opens at the address %s, as it was copied',
    async (address) => {
      history.replaceState(null, '', address);
      render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
      expect(await screen.findByLabelText('Amount in coins')).toBeTruthy();
    },
  );

  it('has no screen for a method that does not exist', async () => {
    history.replaceState(null, '', '/withdrawal/teleport');
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await screen.findByText("There's no withdrawal method by this name.");
  });
});

describe('a withdrawal on a bad line', () => {
  it('is sent once when the answer is lost, and ends in its receipt', async ({ platform }) => {
    await addAccount(platform);
    line.disturb = (body) => {
      if (isRequest(body)) return 'lost';
      return isQuestion(body) && line.sent.filter(isQuestion).length === 1 ? 'cut' : undefined;
    };
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await review('100');
    await press('Withdraw');
    await screen.findByText('Checking the result…');
    await waitFor(() => expect(screen.queryByLabelText('Amount in coins')).toBeNull());
    await screen.findByText('Withdrawal of 100 · Bank');
    await oneOrder(platform);
    expect(requests()).toHaveLength(1);
    expect((await balanceOf(platform.db, member.id)).coin).toBe(WELCOME_COIN - 100_00);
    await waitFor(async () => expect(await db.mutations.count()).toBe(0));
  });

  it('says that it did not go through when it never arrived; the next try is the same one', async ({
    platform,
  }) => {
    await addAccount(platform);
    let isCut = true;
    line.disturb = (body) => (isCut && isRequest(body) ? 'cut' : undefined);
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await review('100');
    await press('Withdraw');
    await screen.findByText("It didn't go through. You can try again.");
    expect(await orders(platform)).toEqual([]);
    isCut = false;
    // The form is there again, with what was typed.
    await screen.findByDisplayValue('100');
    await press('Continue');
    await press('Withdraw');
    await screen.findByText('Withdrawal of 100 · Bank');
    const { request_id: requestId } = await oneOrder(platform);
    expect(requests().map((body) => JSON.parse(body).requestId)).toEqual([requestId, requestId]);
  });
});
