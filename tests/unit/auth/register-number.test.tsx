// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { savedAccount, session } from '#src/data/session/session.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import RegisterScreen from '#src/features/auth/register/RegisterScreen.tsx';
import { setConfig } from '#server/store/config/platform-config.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { chooseTab, field, press, type, typeNumber } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, newMobile } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const CODE = 'Code from the text message';

let line: Line;
let mobile: string;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform, '/auth/register');
  mobile = newMobile();
});
it.afterEach(async ({ platform }) => {
  cleanup();
  platform.clock.advance(24 * 3600 * 1000);
  await closePage();
});

const tick = (name: RegExp) => screen.getByRole('checkbox', { name }).click();

async function fillIn(): Promise<void> {
  render(<RegisterScreen />);
  await chooseTab('Phone');
  await screen.findByText('6 to 32 characters');
  typeNumber(mobile);
  type('Password', PASSWORD);
  tick(/legal age/);
  tick(/I agree/);
}

const setApp = async (platform: TestPlatform, fields: object) => {
  await setConfig(platform.db, 'app', fields);
  await refreshConfig();
};

describe('registering by phone number', () => {
  it('asks for the code if the platform requires it, and can remember the new member', async ({
    platform,
  }) => {
    await fillIn();
    tick(/Remember/);
    press('Send code');
    await screen.findByRole('button', { name: /^Send again/ });
    type(CODE, await codeAt(platform, mobile));
    press('Register');
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    expect(savedAccount()).toBe(mobile);
    await waitFor(async () => expect(await db.drafts.count()).toBe(0));
  });

  it('shows no code field if the platform requires none, and signs in by number and password', async ({
    platform,
  }) => {
    await setApp(platform, { otpStatus: 0 });
    await fillIn();
    expect(screen.queryByLabelText(CODE)).toBeNull();
    press('Register');
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    cleanup();
    await closePage();
    await openPage(platform, '/auth/login');
    render(<LoginScreen />);
    await chooseTab('Phone');
    typeNumber(mobile);
    type('Password', PASSWORD);
    press('Sign in');
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await setApp(platform, { otpStatus: 1 });
  });

  it('keeps what was typed after a reload, except the password and the code', async () => {
    await fillIn();
    type(CODE, '135790');
    await waitFor(async () => expect(await db.drafts.count()).toBe(2));
    expect(JSON.stringify(await db.drafts.toArray())).not.toMatch(new RegExp(`${PASSWORD}|135790`));
    cleanup();
    render(<RegisterScreen />);
    await chooseTab('Phone');
    await waitFor(() => expect(field('Phone number').value).toBe(mobile.replace('+63', '0')));
    expect([field(CODE).value, field('Password').value]).toEqual(['', '']);
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /legal age/ })).toHaveProperty('checked', true),
    );
  });

  it('says so if no kind of registration is open', async ({ platform }) => {
    await setApp(platform, { registerType: [] });
    render(<RegisterScreen />);
    expect(await screen.findByText('Registration is closed right now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    await setApp(platform, { registerType: [1, 2, 3] });
  });

  it('links to the terms and the privacy policy without losing the form', async () => {
    await fillIn();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['terms of use', '/terms-of-use'],
      ['privacy policy', '/privacy-policy'],
    ]);
    expect(screen.getAllByRole('link').every((link) => link.getAttribute('target') === '_blank')).toBe(true);
    expect(line.sent).toHaveLength(0);
  });
});
