// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { session } from '#src/data/session/session.ts';
import SecurityScreen from '#src/features/auth/security/SecurityScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, newMobile, wrongCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

signedInAt(paths.security, it);

const shownToasts = () => toasts.peek().map(({ text }) => text);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const devices = async () => within(await screen.findByRole('region', { name: 'Devices' }));
const isAlive = async (platform: TestPlatform, token: string) =>
  (await platform.call('refreshData', {}, { token })).errcode === 0;

async function signInElsewhere(platform: TestPlatform, agent: string): Promise<string> {
  const login = { account: member.account, password: PASSWORD, loginType: 2 };
  const headers = { 'user-agent': agent };
  return (await platform.call('accountLogin', login, { fingerprint: agent, headers })).data.token;
}

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';

async function answer(isSure: boolean): Promise<void> {
  await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
  openedDialogs.peek()[0]?.settle(isSure);
}

describe('the list of devices', () => {
  it('shows this one first and marked, and can sign out each other one', async ({ platform }) => {
    const phone = await signInElsewhere(platform, PHONE);
    render(<SecurityScreen />);
    const list = await devices();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    const [here, there] = list.getAllByRole('listitem');
    expect(here?.textContent).toContain('This device');
    expect(there?.textContent).toContain('Android');
    expect(there?.textContent).toMatch(/Last active /);
    press(/^Sign out: .*Android/);
    await answer(false);
    expect(await isAlive(platform, phone)).toBe(true);
    press(/^Sign out: .*Android/);
    await answer(true);
    await waitFor(() => expect(shownToasts()).toEqual(['Device signed out']));
    expect(await isAlive(platform, phone)).toBe(false);
    expect(await isAlive(platform, member.token)).toBe(true);
    expect(await list.findByText('You are signed in on this device only.')).toBeTruthy();
  });

  it('can sign out all other devices', async ({ platform }) => {
    const tokens = [await signInElsewhere(platform, PHONE), await signInElsewhere(platform, DESK)];
    render(<SecurityScreen />);
    await waitFor(async () => expect((await devices()).getAllByRole('listitem')).toHaveLength(3));
    press('Sign out all others');
    await answer(true);
    await waitFor(() => expect(shownToasts()).toEqual(['Devices signed out: 2']));
    for (const token of tokens) expect(await isAlive(platform, token)).toBe(false);
    expect(session.peek().memberId).toBe(member.id);
  });
});

const method = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const isSwitched = (name: string, state: 'On' | 'Off') =>
  waitFor(async () => expect((await method(name)).textContent).toContain(`${state} ·`));

async function openMethod(name: string): Promise<void> {
  render(<SecurityScreen />);
  fireEvent.click(await method(name));
}

/** The code that an authenticator app would show now. */
const appCode = (platform: TestPlatform, secret: string) => totpAt(secret, timeStep(platform.clock.now));

describe('the second step by authenticator app', () => {
  const begin = async (): Promise<string> => {
    await openMethod('Authenticator app');
    fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    return screen.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent.replaceAll(' ', '');
  };

  it('is set up with a QR code and a key, and turned on with the first right code', async ({ platform }) => {
    const secret = await begin();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code from the app')));
    const uri = screen.getByRole('link', { name: /Open in an app/ }).getAttribute('href');
    expect(uri).toContain(`secret=${secret}`);
    type('Code from the app', wrongCode(appCode(platform, secret)));
    press('Turn on');
    await waitFor(() =>
      expect(screen.getByLabelText('Code from the app').getAttribute('aria-invalid')).toBe('true'),
    );
    type('Code from the app', appCode(platform, secret));
    press('Turn on');
    await waitFor(() => expect(shownToasts()).toEqual(['Two-step verification is on']));
    await isSwitched('Authenticator app', 'On');
    const login = { account: member.account, password: PASSWORD, loginType: 2 };
    expect(await platform.call('accountLogin', login)).toMatchObject({
      errcode: 1014,
      data: { methods: ['totp', 'recovery'] },
    });
  });

  it('is turned off only with the password', async ({ platform }) => {
    const secret = await begin();
    type('Code from the app', appCode(platform, secret));
    press('Turn on');
    fireEvent.click(await screen.findByRole('button', { name: 'I have saved them' }));
    fireEvent.click(await method('Authenticator app'));
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    type('Your password', 'not-this-one');
    press('Turn off');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true'),
    );
    type('Your password', PASSWORD);
    press('Turn off');
    await waitFor(() => expect(shownToasts()).toContain('Two-step verification is off'));
    await isSwitched('Authenticator app', 'Off');
  });

  it('gives ten recovery codes to keep, which are shown once and not stored on the device', async ({
    platform,
  }) => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    // Followed, the link would leave the page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const secret = await begin();
    type('Code from the app', appCode(platform, secret));
    press('Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    const codes = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(codes).toHaveLength(10);
    press('Download codes');
    const [file] = save.mock.calls[0] ?? [];
    expect(await (file as Blob).text()).toBe(`${codes.join('\n')}\n`);
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    const stored = JSON.stringify(rows) + JSON.stringify(localStorage);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
    press('I have saved them');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
    await isSwitched('Authenticator app', 'On');
    const login = { account: member.account, password: PASSWORD, loginType: 2 };
    expect((await platform.call('accountLogin', login)).data).toMatchObject({
      methods: ['totp', 'recovery'],
    });
  });

  it('does not store its key on the device', async () => {
    const secret = await begin();
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    expect(JSON.stringify(rows) + JSON.stringify(localStorage)).not.toContain(secret);
  });
});

describe('the second step by text message', () => {
  it('needs a phone number, and leads to adding one', async () => {
    await openMethod('Text message');
    expect(await screen.findByText('Add a phone number first')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add' }).getAttribute('href')).toBe('/auth/bind');
  });

  it('is turned on with a code that was sent to the number', async ({ platform }) => {
    const mobile = newMobile();
    await platform.db.updateTable('member').set({ mobile }).where('id', '=', member.id).execute();
    await refreshMember();
    await openMethod('Text message');
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await waitFor(async () => expect(await codeAt(platform, mobile)).not.toBe(''));
    await screen.findByLabelText('Code from the text message');
    type('Code from the text message', await codeAt(platform, mobile));
    press('Turn on');
    await waitFor(() => expect(shownToasts()).toEqual(['Two-step verification is on']));
    await isSwitched('Text message', 'On');
  });
});

describe('the security screen without a connection', () => {
  it('shows how the account is protected, and allows no changes', async ({ platform }) => {
    await signInElsewhere(platform, PHONE);
    const opened = render(<SecurityScreen />);
    await waitFor(async () => expect((await devices()).getAllByRole('listitem')).toHaveLength(2));
    await method('Authenticator app');
    opened.unmount();
    connection.value = 'offline';
    line.sent.length = 0;
    render(<SecurityScreen />);
    expect((await devices()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Sign out all others/ }).textContent).toContain(
      'Needs a connection',
    );
    fireEvent.click(await method('Authenticator app'));
    const setUp = await screen.findByRole('button', { name: /^Set up/ });
    expect(setUp.textContent).toContain('Needs a connection');
    expect(line.sent).toEqual([]);
  });

  it('says so if it has never been loaded', async () => {
    connection.value = 'offline';
    render(<SecurityScreen />);
    expect(await screen.findByText("Your account hasn't loaded yet")).toBeTruthy();
  });
});
