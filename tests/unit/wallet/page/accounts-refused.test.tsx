// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { MOBILE_REQUIRED } from '#src/contract/errors.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import AccountScreen from '#src/features/wallet/accounts/AccountScreen.tsx';
import AccountsScreen from '#src/features/wallet/accounts/AccountsScreen.tsx';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { endsWithItsTest, line, member, signInAt } from '#tests/support/page.ts';
import { ACCOUNT, BANKS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const { platform: operator } = walletCatalogue;
/** The operator asks for the safe password, and allows one account. */
const strict = {
  ...walletCatalogue,
  platform: {
    ...operator,
    withdrawal: { ...operator.withdrawal!, needSafeboxPassword: true, mostAccounts: 1 },
  },
};
const it = platformTest({}, { catalogue: walletCatalogue });
const strictIt = platformTest({}, { catalogue: strict });

endsWithItsTest(it);

const enter = (platform: TestPlatform, address = '/wallets/card/edit') => signInAt(address, platform);

const NAME = 'Name of the account holder';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, text: string) =>
  fireEvent.change(await field(label), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const ownNumber = () => String(1e9 + member.id);

async function fillIn(bank = 'Bank 1'): Promise<void> {
  await press(bank);
  await fill(NAME, 'Ada Example');
  await fill('Account number', ownNumber());
}

const countOf = async (platform: TestPlatform) =>
  (await platform.db.selectFrom('receiving_account').selectAll().where('member_id', '=', member.id).execute())
    .length;

describe('a receiving account that is refused', () => {
  strictIt('asks for the safe password, also before the screen knows of it', async ({ platform }) => {
    await enter(platform);
    line.disturb = (body) => (body.includes('"bankId"') ? undefined : 'cut');
    render(<AccountScreen />);
    await fillIn();
    await press('Add an account');
    const pin = await field('Safe password');
    await waitFor(() => expect(pin.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(pin));
    expect(await linkTo('Set or change the safe password')).toBe('/member/profile');
    await platform.call('updateProfile', { safeboxPassword: { new: '482915' } }, member);
    line.disturb = () => {};
    await fill('Safe password', '482915');
    await press('Add an account');
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    expect(await countOf(platform)).toBe(1);
    const stored = JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())));
    expect(stored).not.toContain('482915');
  });

  strictIt('leads to the ones that are there when there is no room for another', async ({ platform }) => {
    await enter(platform);
    await platform.call('updateProfile', { safeboxPassword: { new: '482915' } }, member);
    const first = { ...ACCOUNT, accountNo: String(2e9 + member.id), safeboxPassword: '482915' };
    await platform.call('addBankInfo', first, member);
    render(<AccountScreen />);
    await fillIn('Bank 2');
    await fill('Safe password', '482915');
    await press('Add an account');
    await screen.findByText("You can't add any more accounts. Edit one of them instead.");
    expect(await linkTo('Receiving accounts')).toBe('/wallets/card/list');
    expect(await countOf(platform)).toBe(1);
  });

  it('leads to a mobile number where one is needed, and back with the withdrawal', async ({ platform }) => {
    const address = '/wallets/card/edit?return=%2Fwithdrawal%2Fbank';
    await enter(platform, address);
    const body = { errcode: MOBILE_REQUIRED, msg: 'Add a phone number first.', data: {} };
    line.disturb = (asked) =>
      asked.includes('"accountNo"')
        ? { status: 200, body: JSON.stringify({ ...body, serverTime: 1, traceId: 'x' }) }
        : undefined;
    render(<AccountScreen />);
    await fillIn();
    await press('Add an account');
    await screen.findByText('Add a mobile number first');
    const href = new URL((await linkTo('Add a number')) ?? '', location.href);
    expect([href.pathname, href.searchParams.get('return')]).toEqual(['/auth/bind', address]);
  });

  it('says that it is gone, and leads to the others', async ({ platform }) => {
    await enter(platform, `/wallets/card/edit?id=${BANKS.open}`);
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: ownNumber() }, member);
    await refreshMember();
    render(<AccountScreen />);
    await fill(NAME, 'Grace Example');
    await platform.db.deleteFrom('receiving_account').where('member_id', '=', member.id).execute();
    await press('Save');
    await screen.findByText('This account no longer exists');
    expect(await linkTo('Receiving accounts')).toBe('/wallets/card/list');
  });
});

describe('the form of a receiving account', () => {
  it('groups the number while it is typed at the end, and leaves the rest to the cursor', async ({
    platform,
  }) => {
    await enter(platform);
    render(<AccountScreen />);
    const number = await field('Account number');
    const typed = async (text: string) => {
      await fill('Account number', text);
      return number.value;
    };
    expect(await typed('12345')).toBe('1234 5');
    expect(await typed('1234 ')).toBe('1234');
    expect(await typed('1234567890')).toBe('1234 5678 90');
    expect(await typed('134 5678 90')).toBe('134 5678 90');
    fireEvent.blur(number);
    await waitFor(() => expect(number.value).toBe('1345 6789 0'));
  });

  it('keeps bank and name after a reload, and never the number', async ({ platform }) => {
    await enter(platform);
    render(<AccountScreen />);
    await fillIn();
    await waitFor(async () =>
      expect(await db.drafts.get([member.id, 'account'])).toMatchObject({
        value: { accountName: 'Ada Example', bankId: BANKS.open },
      }),
    );
    cleanup();
    render(<AccountScreen />);
    await waitFor(async () => expect((await field(NAME)).value).toBe('Ada Example'));
    expect(screen.getByText('Bank 1')).toBeTruthy();
    expect((await field('Account number')).value).toBe('');
    await fill('Account number', ownNumber());
    await press('Add an account');
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    await waitFor(async () => expect(await db.drafts.count()).toBe(0));
  });

  it('lets a name be cleared and typed anew, and shows the default account first', async ({ platform }) => {
    await enter(platform, `/wallets/card/edit?id=${BANKS.another}`);
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: ownNumber() }, member);
    const second = { ...ACCOUNT, bankId: BANKS.another, accountNo: String(2e9 + member.id) };
    await platform.call('addBankInfo', second, member);
    await refreshMember();
    render(<AccountScreen />);
    await waitFor(async () => expect((await field(NAME)).value).toBe('Ada Example'));
    await fill(NAME, '');
    expect((await field(NAME)).value).toBe('');
    await press('Save');
    await screen.findByText('This field is required');
    await fill(NAME, 'Grace Example');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use this account by default' }));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    cleanup();
    connection.value = 'offline';
    render(<AccountsScreen />);
    await screen.findByText('Default');
    const banks = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(banks[0]).toMatch(/^Bank 2.*Grace Example.*Default$/);
    expect(banks[1]).toMatch(/^Bank 1/);
  });
});
