// @vitest-environment happy-dom
// What the platform asks for is said before anything is typed.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { Route } from 'wouter';
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { MOBILE_REQUIRED } from '#src/contract/errors.ts';
import WalletsScreen from '#src/features/wallet/home/WalletsScreen.tsx';
import WithdrawScreen from '#src/features/wallet/withdraw/WithdrawScreen.tsx';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { paths } from '#src/navigation/paths.ts';
import { member, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { order, settle } from '../platform/deposits.ts';
import { ACCOUNT, METHODS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const { config, platform: rules } = walletCatalogue;
const withConfig = (more: object): Catalogue => ({ ...walletCatalogue, config: { ...config, ...more } });
const ownBank = platformTest({}, { catalogue: withConfig({ isDepositBank: 1 }) });
const reachable = platformTest({}, { catalogue: withConfig({ isDepositBindMobile: 1 }) });
const deposited = platformTest({}, { catalogue: withConfig({ minRechargeStatus: 1 }) });
const identified = platformTest(
  {},
  {
    catalogue: {
      ...walletCatalogue,
      platform: { ...rules, withdrawal: { ...rules.withdrawal!, needKyc: true } },
    },
  },
);

const addAccount = (platform: TestPlatform) =>
  platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
const amount = () => screen.queryByLabelText('Amount in coins');
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('a deposit from an own account', () => {
  signedInAt('/wallets?name=deposit', ownBank);

  ownBank('asks for the account only where the method needs one', async ({ platform }) => {
    const { unmount } = render(<WalletsScreen />);
    await screen.findByLabelText('Amount in coins');
    fireEvent.click(await screen.findByRole('radio', { name: /^Method 3/ }));
    await screen.findByText('Add a receiving account first');
    expect(amount()).toBeNull();
    expect(await addressOf('Add an account')).toBe('/wallets/card/edit?return=%2Fwallets%3Fname%3Ddeposit');
    unmount();
    await addAccount(platform);
    await refreshMember();
    render(<WalletsScreen />);
    fireEvent.click(await screen.findByRole('radio', { name: /^Method 3/ }));
    expect(await screen.findByLabelText('Amount in coins')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Bank 1' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Bank 2' })).toBeNull();
  });

  ownBank('is refused from another bank, and by card not at all', async ({ platform }) => {
    await addAccount(platform);
    const ask = (input: object) => platform.call('recharge', { amount: 20_00, ...input }, member);
    expect((await ask({ rechargeTypeId: METHODS.toBank, bankId: 2 })).errcode).toBe(422);
    expect((await ask({ rechargeTypeId: METHODS.toBank, bankId: ACCOUNT.bankId })).errcode).toBe(0);
    expect((await ask({ rechargeTypeId: METHODS.plain })).errcode).toBe(0);
  });
});

describe('a deposit of a member who can be called', () => {
  signedInAt('/wallets?name=deposit', reachable);

  reachable('asks for a mobile number before its form, and on both sides', async ({ platform }) => {
    const ask = async () =>
      (await platform.call('recharge', { rechargeTypeId: METHODS.plain, amount: 20_00 }, member)).errcode;
    const { unmount } = render(<WalletsScreen />);
    await screen.findByText('Add a mobile number first');
    expect(amount()).toBeNull();
    expect(await addressOf('Add a number')).toBe('/auth/bind?return=%2Fwallets%3Fname%3Ddeposit');
    expect(await ask()).toBe(MOBILE_REQUIRED);
    unmount();
    const mobile = `+1555${String(member.id).padStart(7, '0')}`;
    await platform.db.updateTable('member').set({ mobile }).where('id', '=', member.id).execute();
    await refreshMember();
    render(<WalletsScreen />);
    expect(await screen.findByLabelText('Amount in coins')).toBeTruthy();
    expect(await ask()).toBe(0);
  });
});

describe('a withdrawal before the first deposit', () => {
  signedInAt('/wallets?name=withdraw', deposited);

  deposited('says so instead of its methods and its form, until one is made', async ({ platform }) => {
    const { unmount } = render(<WalletsScreen />);
    await screen.findByText('Make your first deposit');
    expect(screen.queryByRole('link', { name: /^Bank/ })).toBeNull();
    expect(await addressOf('Deposit')).toBe('/wallets?name=deposit');
    unmount();
    history.replaceState(null, '', '/withdrawal/bank');
    const form = render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    await screen.findByText('Make your first deposit');
    expect(amount()).toBeNull();
    form.unmount();
    await settle(platform, (await order(platform, member)).data.orderId);
    await refreshMember();
    render(<Route path={paths.withdrawal} component={WithdrawScreen} />);
    expect(await screen.findByLabelText('Amount in coins')).toBeTruthy();
  });
});

describe('a withdrawal that needs an identity check', () => {
  signedInAt('/wallets?name=withdraw', identified);

  identified('says so before anything is typed', async () => {
    render(<WalletsScreen />);
    await screen.findByText('We have to check your identity');
    expect(await addressOf('Write to support')).toBe('/feedback');
  });
});
