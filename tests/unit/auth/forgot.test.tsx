// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { session } from '#src/data/session/session.ts';
import ForgotPasswordOverlay from '#src/features/auth/forgot/ForgotPasswordOverlay.tsx';
import AccountLoginScreen from '#src/features/auth/sign-in/AccountLoginScreen.tsx';
import ForgotScreen from '#src/features/auth/forgot/ForgotScreen.tsx';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { field, noteOf, press, type, typeNumber } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { codeAt, newMobile, receiveCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const CODE = 'Code from the text message';
const NEW_PASSWORD = 'another-secret';

let line: Line;
let mobile: string;

it.beforeEach(async ({ platform }) => {
  mobile = newMobile();
  const smsCode = await receiveCode(platform, { mobile, purpose: 3 });
  await platform.call('accountLoginSms', { mobile, smsCode, loginType: 1, purpose: 3 });
  line = await openPage(platform, '/auth/forget?return=%2Fgame%2Fstart%3FgameId%3D101');
});
it.afterEach(async ({ platform }) => {
  cleanup();
  platform.clock.advance(24 * 3600 * 1000);
  await closePage();
});

async function askForCode(): Promise<void> {
  await screen.findByText('6 to 32 characters');
  typeNumber(mobile);
  press('Send code');
  await screen.findByRole('button', { name: /^Send again/ });
}

describe('resetting a forgotten password', () => {
  it('asks for the number, the code and the new password, in this order', async () => {
    render(<ForgotScreen />);
    await screen.findByText('6 to 32 characters');
    const names = screen.getAllByRole('textbox').map((each) => each.getAttribute('name'));
    expect([...names, field('New password').name]).toEqual(['mobile', 'smsCode', 'password']);
    expect(field('New password').autocomplete).toBe('new-password');
  });

  it('changes the password, then leads to sign-in with the number filled in and on to the requested page', async ({
    platform,
  }) => {
    render(<ForgotScreen />);
    await askForCode();
    type(CODE, await codeAt(platform, mobile));
    type('New password', NEW_PASSWORD);
    press('Change password');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(field('Phone number').value).toBe(mobile.replace('+63', '0')));
    type('Password', NEW_PASSWORD);
    press('Sign in');
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await waitFor(() => expect(location.pathname).toBe('/game/start'));
  });

  it('says which rule a new password breaks', async () => {
    render(<ForgotScreen />);
    await screen.findByText('6 to 32 characters');
    type('New password', 'abc');
    expect(screen.getByText('3/32')).toBeTruthy();
    press('Change password');
    expect(noteOf('New password')).toBe('At least 6 characters');
    expect(noteOf('Phone number')).toBe('This field is required');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
    expect(line.sent).toHaveLength(0);
  });

  it('shows the same for an unknown number', async ({ platform }) => {
    mobile = newMobile();
    render(<ForgotScreen />);
    await askForCode();
    expect(noteOf(CODE)).toBe('Code sent. Codes left today: 4');
    expect(await codeAt(platform, mobile)).toBe('');
  });

  it('leads on to the sign-in sheet with the same destination', async ({ platform }) => {
    openOverlay('forgotPassword', { wanted: '/game/start?gameId=101' });
    render(<ForgotPasswordOverlay wanted="/game/start?gameId=101" />);
    await askForCode();
    type(CODE, await codeAt(platform, mobile));
    type('New password', NEW_PASSWORD);
    press('Change password');
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('login'));
    expect(openedOverlay.peek()?.props).toEqual({ wanted: '/game/start?gameId=101' });
  });
});

describe('the sign-in form for accounts only', () => {
  it('offers a password reset after two wrong passwords', async ({ platform }) => {
    const { account } = await platform.register();
    render(<AccountLoginScreen />);
    type('Account', account);
    for (const wrong of ['wrong-once', 'wrong-twice']) {
      expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
      type('Password', wrong);
      press('Sign in');
      await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    }
    press('Forgot your password?');
    expect(location.pathname).toBe('/auth/forget');
  });
});
