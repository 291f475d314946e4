// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { Slots } from '#src/app/layers/Slots.tsx';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import AccountScreen from '#src/features/wallet/accounts/AccountScreen.tsx';
import AccountsScreen from '#src/features/wallet/accounts/AccountsScreen.tsx';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { ACCOUNT, BANKS, walletCatalogue } from '../platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

signedInAt('/wallets/card/edit', it);

const fill = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const isAdding = (body: string) => body.includes('"accountNo"');

const numberOf = async (platform: TestPlatform) => {
  const rows = await platform.db
    .selectFrom('receiving_account')
    .select('account_no')
    .where('member_id', '=', member.id)
    .execute();
  return rows.map((row) => row.account_no);
};
const ownNumber = () => String(1e9 + member.id);

describe('receiving accounts', () => {
  it('says why one is needed, and offers to add it', async () => {
    render(<AccountsScreen />);
    await screen.findByText('No receiving account yet');
    expect(screen.getByRole('link', { name: 'Add an account' }).getAttribute('href')).toBe(
      '/wallets/card/edit',
    );
  });

  it('adds one whose bank is found by name, and goes back to what needed it', async ({ platform }) => {
    history.replaceState(null, '', '/wallets/card/edit?return=%2Fwithdrawal%2Fbank');
    render(<AccountScreen />);
    await fill('Bank', 'ban 2');
    expect(screen.queryByRole('button', { name: 'Bank 1' })).toBeNull();
    await fill('Bank', 'bank 1');
    await press('Bank 1');
    await fill('Name of the account holder', 'Ada Example');
    await fill('Account number', `${ownNumber().slice(0, 4)} ${ownNumber().slice(4)}`);
    await press('Add an account');
    await waitFor(() => expect(location.pathname).toBe('/withdrawal/bank'));
    expect(await numberOf(platform)).toEqual([ownNumber()]);
    const stored = JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray())));
    expect(stored).not.toContain(ownNumber());
    expect(stored).toContain(`•••• ${ownNumber().slice(-4)}`);
    await expectTracked('bank_add');
  });

  it('says beside each field what is wrong, and sends nothing', async () => {
    render(<AccountScreen />);
    await press('Add an account');
    await screen.findByText('Choose a bank');
    await press('Bank 1');
    await fill('Account number', '12345');
    await fill('Name of the account holder', 'A');
    await press('Add an account');
    await screen.findByText("This isn't a valid number for this bank. Check the digits.");
    expect(line.sent.filter(isAdding)).toEqual([]);
  });

  it('asks who it is in an older session, and adds the account with the same idempotency key', async ({
    platform,
  }) => {
    render(
      <>
        <AccountScreen />
        <Slots />
      </>,
    );
    await press('Bank 1');
    await fill('Name of the account holder', 'Ada Example');
    await fill('Account number', ownNumber());
    platform.clock.advance(6 * 60_000);
    await press('Add an account');
    const sheet = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }));
    fireEvent.change(sheet.getByLabelText('Your password'), { target: { value: PASSWORD } });
    fireEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    expect(await numberOf(platform)).toEqual([ownNumber()]);
    const keys = line.sent
      .filter(isAdding)
      .map((body) => (JSON.parse(body) as { requestId: string }).requestId);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that a number is registered already', async ({ platform }) => {
    const other = await platform.register();
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: ownNumber() }, other);
    render(<AccountScreen />);
    await press('Bank 1');
    await fill('Name of the account holder', 'Ada Example');
    await fill('Account number', ownNumber());
    await press('Add an account');
    await waitFor(() =>
      expect(screen.getByLabelText('Account number').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(await numberOf(platform)).toEqual([]);
  });

  it('changes the name and keeps the masked number until it is replaced', async ({ platform }) => {
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: ownNumber() }, member);
    await refreshMember();
    history.replaceState(null, '', `/wallets/card/edit?id=${ACCOUNT.bankId}`);
    render(<AccountScreen />);
    await screen.findByText(`•••• ${ownNumber().slice(-4)}`);
    await fill('Name of the account holder', 'Grace Example');
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    expect(await numberOf(platform)).toEqual([ownNumber()]);
    render(<AccountsScreen />);
    await screen.findByText(/Grace Example/);
    expect(screen.getByText('Default')).toBeTruthy();
    await expectTracked('bank_change');
  });

  it('makes another one the default without a proof', async ({ platform }) => {
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: ownNumber() }, member);
    const other = { ...ACCOUNT, bankId: BANKS.another, accountNo: String(2e9 + member.id) };
    await platform.call('addBankInfo', other, member);
    platform.clock.advance(6 * 60_000);
    await refreshMember();
    history.replaceState(null, '', `/wallets/card/edit?id=${BANKS.another}`);
    render(<AccountScreen />);
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('Save');
    await waitFor(() => expect(location.pathname).toBe('/wallets/card/list'));
    await waitFor(async () =>
      expect((await db.members.get(member.id))?.appUserBank?.bankId).toBe(BANKS.another),
    );
  });
});
