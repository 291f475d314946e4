// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import BindScreen from '#src/features/auth/bind/BindScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { accountsCatalogue, BIND_COIN } from '#tests/support/catalogues/accounts.ts';
import { noteOf, press, type, typeNumber } from '#tests/support/auth-forms.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { newAccount, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, newMobile, receiveCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const CODE = 'Code from the text message';

let member: SignedInCaller;

it.afterEach(async ({ platform }) => {
  cleanup();
  platform.clock.advance(24 * 3600 * 1000);
  await closePage();
});

/** A member with an account name, or with a phone number if one is given. */
async function open(platform: TestPlatform, mobile?: string): Promise<void> {
  await openPage(platform, '/auth/bind');
  member = mobile ? await byNumber(platform, mobile) : await platform.register();
  enterAs(member);
  await refreshMember();
  render(<BindScreen />);
  await screen.findByText('Phone');
}

async function byNumber(platform: TestPlatform, mobile: string): Promise<SignedInCaller> {
  const smsCode = await receiveCode(platform, { mobile, purpose: 3 });
  const { data } = await platform.call('accountLoginSms', { mobile, smsCode, loginType: 1, purpose: 3 });
  return { token: data.token, id: data.userInfo.id, account: '' };
}

const row = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('binding a sign-in method', () => {
  it.beforeEach(({ platform }) => open(platform));

  it('shows the bound methods without a form, and the reward for the first one that is added', async () => {
    expect(screen.getByText(member.account)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Account and password/ })).toBeNull();
    expect(
      await screen.findByText(`Add another sign-in method and get ${BIND_COIN / 100} coins, once.`),
    ).toBeTruthy();
  });

  it('rewards a phone number that is confirmed by code, and shows it masked afterwards', async ({
    platform,
  }) => {
    const mobile = newMobile();
    row(/^Phone/);
    typeNumber(mobile);
    press('Send code');
    await screen.findByRole('button', { name: /^Send again/ });
    type(CODE, await codeAt(platform, mobile));
    press('Add');
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    expect(toasts.peek().map(({ text }) => text)).toEqual(['Added. You can now sign in this way.']);
    const shown = (await db.members.get(member.id))?.userInfo.mobile ?? '';
    expect(shown).toMatch(/\*\*.*\d{4}$/);
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Phone/ })).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^Add another sign-in method and get/)).toBeNull());
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    expect(JSON.stringify(rows) + JSON.stringify(localStorage)).not.toContain(mobile.slice(3));
  });

  it('refuses the phone number of another account and offers customer service', async ({ platform }) => {
    const mobile = newMobile();
    await byNumber(platform, mobile);
    row(/^Phone/);
    typeNumber(mobile);
    press('Send code');
    await waitFor(() => expect(noteOf('Phone number')).not.toBe(''));
    expect(screen.getByText(/^This belongs to another account/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Contact customer service' })).toBeTruthy();
  });

  it('says so and updates when another device has bound a number meanwhile', async ({ platform }) => {
    const mobile = newMobile();
    row(/^Phone/);
    const smsCode = await receiveCode(platform, { mobile, purpose: 1 }, member);
    await platform.call('bindAccount', { mobile, smsCode, purpose: 1 }, member);
    typeNumber(newMobile());
    type(CODE, '123456');
    press('Add');
    await waitFor(() =>
      expect(toasts.peek().map(({ text }) => text)).toEqual([
        'Your account already has this sign-in method.',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Phone/ })).toBeNull());
  });
});

describe('a member who registered by phone number', () => {
  it('can add an account name and a first password', async ({ platform }) => {
    await open(platform, newMobile());
    row(/^Account and password/);
    const account = newAccount();
    type('Account', account);
    type('Password', PASSWORD);
    press('Add');
    expect(await screen.findByText(account)).toBeTruthy();
    const signedIn = await platform.call('accountLogin', { account, password: PASSWORD, loginType: 2 });
    expect(signedIn.errcode).toBe(0);
  });

  it('sees beside the field that an account name is taken', async ({ platform }) => {
    const { account } = await platform.register();
    await open(platform, newMobile());
    row(/^Account and password/);
    type('Account', account);
    type('Password', PASSWORD);
    press('Add');
    await waitFor(() => expect(noteOf('Account')).not.toMatch(/characters|^$/));
    expect(screen.getByText(/^This belongs to another account/)).toBeTruthy();
  });
});
