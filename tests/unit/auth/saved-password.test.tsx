// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { rememberAccount, session } from '#src/data/session/session.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { field, press, type } from '#tests/support/auth-forms.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

/** The browser's password store as a page sees it. */
class PasswordStore {
  kept: { id: string; password: string } | null = null;
  isWilling = true;

  async store(credential: { id: string; password: string }): Promise<void> {
    if (!this.isWilling) throw new DOMException('Not allowed', 'NotAllowedError');
    this.kept = credential;
  }

  async get(): Promise<object | null> {
    return this.isWilling ? this.kept : null;
  }
}

class FakePasswordCredential {
  constructor(facts: object) {
    Object.assign(this, facts);
  }
}

let member: SignedInCaller;
let store: PasswordStore;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await openPage(platform, '/auth/login');
  store = new PasswordStore();
  vi.stubGlobal('PasswordCredential', FakePasswordCredential);
  replaceProperty(navigator, 'credentials', store);
});
afterEach(async () => {
  cleanup();
  Reflect.deleteProperty(navigator, 'credentials');
  await closePage();
});

async function signIn(isRemembered: boolean): Promise<void> {
  render(<LoginScreen />);
  await screen.findByText('Account');
  type('Account', member.account);
  type('Password', PASSWORD);
  if (isRemembered) screen.getByRole('checkbox', { name: /Remember/ }).click();
  press('Sign in');
  await waitFor(() => expect(session.peek().memberId).toBe(member.id));
}

describe('a password', () => {
  it("is offered to the browser's password store if the member asks for it", async () => {
    await signIn(true);
    await waitFor(() => expect(store.kept).toMatchObject({ id: member.account, password: PASSWORD }));
  });

  it('is not offered to the browser unless the member asks', async () => {
    await signIn(false);
    expect(store.kept).toBeNull();
  });

  it('does not block sign-in if the browser refuses to store it', async () => {
    store.isWilling = false;
    await signIn(true);
    expect(session.peek().memberId).toBe(member.id);
  });

  it("is filled in from the browser's store if the account was remembered", async () => {
    rememberAccount(member.account);
    store.kept = { id: member.account, password: PASSWORD };
    history.replaceState(null, '', '/auth/login?type=account');
    render(<LoginScreen />);
    await waitFor(() => expect(field('Password').value).toBe(PASSWORD));
    expect(field('Account').value).toBe(member.account);
    press('Sign in');
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });

  it('is not filled in if the account was not remembered', async () => {
    store.kept = { id: member.account, password: PASSWORD };
    render(<LoginScreen />);
    await screen.findByText('Account');
    await Promise.resolve();
    expect(field('Password').value).toBe('');
  });
});
