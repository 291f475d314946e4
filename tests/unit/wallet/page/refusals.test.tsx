// @vitest-environment happy-dom
// Every refusal of a deposit or a withdrawal in words, with what can be done next.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { Route } from 'wouter';
import { expectTracked } from '#tests/support/device/tracked.ts';
import * as errors from '#src/contract/errors.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import WithdrawScreen from '#src/features/wallet/withdraw/WithdrawScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACCOUNT, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const MSG = 'So says the platform.';

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
  line = await openPage(platform);
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

/** The platform answers requests of that kind with the refusal. */
function refuse(isMeant: (body: string) => boolean, errcode: number, data: object = {}): void {
  const serverTime = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ errcode, code: 400, msg: MSG, data, serverTime, traceId: 'x' });
  line.disturb = (asked) => (isMeant(asked) ? { status: 200, body } : undefined);
}

const type = async (amount: string) =>
  fireEvent.change(await screen.findByLabelText('Amount in coins'), { target: { value: amount } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Beside the field. */
async function expectNote(label: string): Promise<void> {
  await waitFor(() => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(MSG);
  });
}

async function expectLink([name, address]: readonly [string, string]): Promise<void> {
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
}

describe('a withdrawal that is refused', () => {
  it.beforeEach(async () => {
    history.replaceState(null, '', '/withdrawal/bank');
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await type('100');
    await press('Continue');
  });
  const send = async (errcode: number) => {
    refuse((body) => body.includes('"bankId"'), errcode);
    await press('Withdraw');
  };

  it.for([
    ['there are not enough coins', errors.NOT_ENOUGH_COIN],
    ['it is below the minimum', errors.BELOW_MINIMUM],
    ['it is above the maximum', errors.ABOVE_MAXIMUM],
  ] as const)('because %s says so beside the amount', async ([, errcode]) => {
    await send(errcode);
    await expectNote('Amount in coins');
    await expectTracked('withdraw_refuse', {
      eventInterfaceId: 'withdraw.bank',
      eventProps: { code: errcode },
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount in coins')));
  });

  it('because the day of the level is used up names the limit, what is left, and until when', async () => {
    const until = Math.floor(Date.now() / 1000) + 3600;
    const refused = { until, max: 150_00, remaining: 50_00, level: 3 };
    refuse((body) => body.includes('"bankId"'), errors.DAILY_LIMIT_REACHED, refused);
    await press('Withdraw');
    await screen.findByText(/^Daily limit at level 3: 150\. Left until .+: 50\.$/);
  });

  it.for([
    [
      errors.DAILY_LIMIT_REACHED,
      "You've used up today's limit. Try again tomorrow, or withdraw less.",
      undefined,
    ],
    [errors.RECEIVING_ACCOUNT_UNKNOWN, MSG, ['Receiving accounts', '/wallets/card/list']],
    [
      errors.TURNOVER_REQUIRED,
      'Some coins have to be staked first. The wallet shows how many.',
      ['Wallet', '/wallets?name=withdraw'],
    ],
    [
      errors.IDENTITY_CHECK_REQUIRED,
      "We have to check your identity first. Write to support, and they'll tell you what's needed.",
      undefined,
    ],
    [
      errors.MOBILE_REQUIRED,
      'Add a mobile number first',
      ['Add a number', '/auth/bind?return=%2Fwithdrawal%2Fbank'],
    ],
    [
      errors.FIRST_DEPOSIT_REQUIRED,
      "You can withdraw once you've made your first deposit.",
      ['Deposit', '/wallets?name=deposit'],
    ],
    [errors.CHANNEL_CLOSED, 'Not available right now', ['All methods', '/wallets?name=withdraw']],
    [
      errors.EARLIER_REQUEST_PENDING,
      "We're still working on your last request. You can make the next one when it's done.",
      ['All methods', '/wallets?name=withdraw'],
    ],
  ] as const)('with %i says "%s"', async ([errcode, words, link]) => {
    await send(errcode);
    await screen.findByText(words);
    if (link) await expectLink(link);
  });

  it('for its safe password asks for it, although the screen did not know that one is needed', async () => {
    await send(errors.WRONG_SAFE_PASSWORD);
    await expectNote('Safe password');
    await expectLink(['Set or change the safe password', '/member/profile']);
  });
});

describe('a deposit that is refused', () => {
  it.beforeEach(async () => {
    history.replaceState(null, '', '/wallets?name=deposit');
    render(<WalletsScreen />);
    await type('100');
  });
  const send = async (errcode: number) => {
    refuse((body) => body.includes('"rechargeTypeId"'), errcode);
    await press('Deposit 100');
  };

  it.for([
    ['it is below the minimum', errors.BELOW_MINIMUM],
    ['it is above the maximum', errors.ABOVE_MAXIMUM],
  ] as const)('because %s says so beside the amount', async ([, errcode]) => {
    await send(errcode);
    await expectNote('Amount in coins');
    await expectTracked('deposit_refuse', { eventProps: { code: errcode } });
  });

  it.for([
    [
      errors.MOBILE_REQUIRED,
      'Add a mobile number first',
      ['Add a number', '/auth/bind?return=%2Fwallets%3Fname%3Ddeposit'],
    ],
    [errors.CHANNEL_CLOSED, "This method isn't available right now. Choose another one.", undefined],
    [
      errors.EARLIER_REQUEST_PENDING,
      'Some of your deposits are still waiting to be paid. Pay one, or wait until it expires.',
      undefined,
    ],
    [
      errors.COUPON_UNKNOWN,
      'This coupon has been used or has expired. Choose another one, or none.',
      undefined,
    ],
    [
      errors.COUPON_NOT_APPLICABLE,
      "This coupon doesn't fit this deposit. Choose another one, or none.",
      undefined,
    ],
  ] as const)('with %i says "%s"', async ([errcode, words, link]) => {
    await send(errcode);
    await screen.findByText(words);
    if (link) await expectLink(link);
    expect(screen.getByLabelText<HTMLInputElement>('Amount in coins').value).toBe('100');
  });
});
