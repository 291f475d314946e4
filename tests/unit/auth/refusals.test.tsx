// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { brand } from '#src/lib/brand.ts';
import ForgotScreen from '#src/features/auth/forgot/ForgotScreen.tsx';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import RegisterScreen from '#src/features/auth/register/RegisterScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { chooseTab, field, noteOf, press, type, typeNumber } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { newMobile } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const CODE = 'Code from the text message';
const SENTENCE = 'The platform says why.';

let line: Line;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform, '/auth/login');
});
afterEach(async () => {
  cleanup();
  await closePage();
});

function refuseWith(errcode: number, data: object = {}): void {
  const code = errcode === 1013 ? 403 : 400;
  const body = JSON.stringify({ errcode, code, msg: SENTENCE, data });
  line.disturb = () => ({ status: 200, body });
}

const forms = {
  async account() {
    render(<LoginScreen />);
    await chooseTab('Account');
    type('Account', 'tern-of-the-sea');
    type('Password', PASSWORD);
    press('Sign in');
  },
  async number() {
    render(<LoginScreen />);
    await chooseTab('Phone');
    typeNumber(newMobile());
    type('Password', PASSWORD);
    press('Sign in');
  },
  async code() {
    render(<LoginScreen />);
    await chooseTab('SMS code');
    typeNumber(newMobile());
    type(CODE, '123456');
    press('Sign in');
  },
  async sending() {
    render(<LoginScreen />);
    await chooseTab('SMS code');
    typeNumber(newMobile());
    press('Send code');
  },
  async register() {
    render(<RegisterScreen />);
    await chooseTab('Account');
    type('Account', 'tern-of-the-sea');
    type('Password', PASSWORD);
    agree();
    press('Register');
  },
  async registerNumber() {
    render(<RegisterScreen />);
    await chooseTab('Phone');
    typeNumber(newMobile());
    type(CODE, '123456');
    type('Password', PASSWORD);
    agree();
    press('Register');
  },
  async forgot() {
    render(<ForgotScreen />);
    await screen.findByText('6 to 32 characters');
    typeNumber(newMobile());
    type(CODE, '123456');
    type('New password', PASSWORD);
    press('Change password');
  },
};

function agree(): void {
  for (const name of [/legal age/, /I agree/]) screen.getByRole('checkbox', { name }).click();
}

type Form = keyof typeof forms;

describe('an error beside its field, with the focus,', () => {
  it.each<[number, Form, string]>([
    [1001, 'account', 'Password'],
    [1001, 'number', 'Password'],
    [1003, 'register', 'Account'],
    [1004, 'registerNumber', 'Phone number'],
    [1004, 'sending', 'Phone number'],
    [1005, 'code', CODE],
    [1005, 'registerNumber', CODE],
    [1005, 'forgot', CODE],
    [1006, 'code', CODE],
    [1006, 'forgot', CODE],
    [1007, 'sending', CODE],
    [1008, 'sending', CODE],
  ])('appears for %d in the %s form', async (errcode, form, label) => {
    refuseWith(errcode);
    await forms[form]();
    await waitFor(() => expect(noteOf(label)).toBe(SENTENCE));
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  });

  it.each<[Form, string, string]>([
    ['account', 'account', 'Account'],
    ['number', 'account', 'Phone number'],
    ['code', 'mobile', 'Phone number'],
    ['registerNumber', 'smsCode', CODE],
    ['forgot', 'password', 'New password'],
  ])('appears for 422 in the %s form about %s', async (form, name, label) => {
    refuseWith(422, { fields: { [name]: 'required' } });
    await forms[form]();
    await waitFor(() => expect(noteOf(label)).toBe('This field is required'));
  });

  it('appears at the checkboxes for 1015', async () => {
    refuseWith(1015);
    await forms.register();
    await waitFor(() => expect(screen.getByText(SENTENCE).closest('label')?.textContent).toMatch(/^I agree/));
  });
});

describe('an error for the whole form', () => {
  it.each<[number, Form]>([
    [1008, 'account'],
    [1008, 'code'],
    [1008, 'register'],
    [500, 'code'],
  ])('appears for %d in the %s form', async (errcode, form) => {
    refuseWith(errcode);
    await forms[form]();
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts()).toContain(SENTENCE));
  });

  it.each<Form>(['account', 'number', 'code', 'registerNumber', 'forgot'])(
    'appears for 1002 in the %s form, with the end of the block',
    async (form) => {
      refuseWith(1002, { until: Math.floor(Date.now() / 1000) + 600 });
      await forms[form]();
      expect(await screen.findByText(/^Too many tries\. Try again at \d+:\d\d/)).toBeTruthy();
    },
  );

  it.each<[number, string]>([
    [30, 'Try again in (30|29) s'],
    [3600, 'Try again at \\d+:\\d\\d'],
  ])('appears for 429 on the button, with a wait of %d seconds', async (retryAfter, words) => {
    refuseWith(429, { retryAfter });
    await forms.code();
    expect(await screen.findByRole('button', { name: new RegExp(`^Sign in ?${words}`) })).toBeTruthy();
    press(/^Sign in/);
    expect(line.sent).toHaveLength(1);
  });
});

describe('an error that the form cannot solve', () => {
  it('opens a dialog with a contact address for 1013', async () => {
    refuseWith(1013);
    await forms.account();
    await waitFor(() => expect(openedDialogs.peek()[0]?.title).toBe('This account is closed'));
    expect(openedDialogs.peek()[0]?.text).toBe(`${SENTENCE} Customer service can help: ${brand.support}`);
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });

  it('leads to sign-in with the typed name or number for 1003 and 1004', async () => {
    refuseWith(1003);
    await forms.register();
    (await screen.findByRole('button', { name: 'Sign in instead' })).click();
    expect(location.pathname).toBe('/auth/login');
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(field('Account').value).toBe('tern-of-the-sea'));
    cleanup();
    refuseWith(1004);
    await forms.registerNumber();
    const { value } = field('Phone number');
    (await screen.findByRole('button', { name: 'Sign in instead' })).click();
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(field('Phone number').value).toBe(value));
  });
});
