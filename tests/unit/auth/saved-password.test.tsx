// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';
import { listenToSession } from '#src/app/listeners/session.ts';
// Loaded by now, as in a page with a member.
import '#src/app/loading/for-members.ts';
import {
  accountWithPassword,
  endSession,
  rememberAccount,
  savedAccount,
  session,
} from '#src/data/session/session.ts';
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

  preventSilentAccess = vi.fn(async () => {});
}

class FakePasswordCredential {
  constructor(facts: object) {
    Object.assign(this, facts);
  }
}

listenToSession();

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

describe('sign-in opens with the remembered account and password', () => {
  it("if the browser's store took the password", async () => {
    await signIn(true);
    await waitFor(() => expect(accountWithPassword()).toBe(member.account));
    endSession('signOut', session.peek().token);
    expect(signInFromHere()).toContain('type=account');
  });

  it.for([
    ['has no password store', (): unknown => vi.stubGlobal('PasswordCredential', undefined)],
    ['refuses to store it', (): unknown => void (store.isWilling = false)],
  ] as const)('not if the browser %s; then the form is shown with the account name', async ([_, arrange]) => {
    arrange();
    await signIn(true);
    expect(savedAccount()).toBe(member.account);
    endSession('signOut', session.peek().token);
    expect(signInFromHere()).not.toContain('type=account');
    cleanup();
    history.replaceState(null, '', '/auth/login');
    render(<LoginScreen />);
    await screen.findByText('Account');
    expect(field('Account').value).toBe(member.account);
    expect(field('Password').value).toBe('');
  });

  it('not after another account was remembered without its password', async () => {
    await signIn(true);
    await waitFor(() => expect(accountWithPassword()).toBe(member.account));
    rememberAccount('tern');
    expect(accountWithPassword()).toBe('');
  });
});

describe("the browser's password store", () => {
  it.for([
    ['is not read without asking after a sign-out', 'signOut', 1],
    ['is not read without asking after a sign-out in another tab', 'elsewhere', 1],
    ['fills in the form again after a session expired', 'expired', 0],
  ] as const)('%s', async ([_, why, times]) => {
    await signIn(true);
    endSession(why, session.peek().token);
    expect(store.preventSilentAccess).toHaveBeenCalledTimes(times);
  });
});
