// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import ProfileScreen from '#src/features/member/profile/ProfileScreen.tsx';
import { paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

signedInAt(paths.profile, it);

const NEW_PASSWORD = 'another-calm-sea';

const user = async () => (await db.members.get(member.id))?.userInfo;
const shownToasts = () => toasts.peek().map(({ text }) => text);
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

/** Opens the row of a setting. */
async function open(name: RegExp): Promise<void> {
  render(<ProfileScreen />);
  fireEvent.click(await screen.findByRole('button', { name, expanded: false }));
}

describe('further details', () => {
  it('are sent once complete, and are not shown again', async () => {
    await open(/^Other details\s*None on file/);
    type('Full name', '  Ada Example ');
    type('Date of birth', '2020-01-01');
    type('Address', '1 Quay, Harbour');
    save();
    expect(await screen.findByText('Enter a date at least 18 years ago')).toBeTruthy();
    type('Date of birth', '1990-02-28');
    save();
    await waitFor(() => expect(shownToasts()).toEqual(['Saved']));
    expect((await user())?.hasUserOther).toBe(true);
    expect(await screen.findByText('On file')).toBeTruthy();
  });
});

describe('the nickname', () => {
  it('is changed, confirmed and shown, without what nobody sees', async () => {
    await open(/^Nickname/);
    type('Nickname', ' \u2067Calm\u200c Tern\u2069\u00a0');
    save();
    await waitFor(() => expect(shownToasts()).toEqual(['Saved']));
    expect(await screen.findByText('Calm Tern')).toBeTruthy();
    expect((await user())?.nickname).toBe('Calm Tern');
    expect(screen.queryByLabelText('Nickname')).toBeNull();
  });

  it.each([
    ['', 'This field is required'],
    ['a', 'At least 2 characters'],
    ['x'.repeat(25), 'At most 24 characters'],
    ['in\ue000visible', 'No spaces at the start or end, and no invisible characters'],
  ])('"%s" is refused beside the field, which keeps it', async (wanted, text) => {
    await open(/^Nickname/);
    await screen.findByText('2 to 24 characters');
    type('Nickname', wanted);
    save();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field('Nickname').value).toBe(wanted);
    expect(field('Nickname').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('Nickname')));
    expect((await user())?.nickname).toBe(member.account);
  });
});

describe('the picture', () => {
  it('is chosen from a set and saved at once', async () => {
    render(<ProfileScreen />);
    const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }));
    expect(pictures.getAllByRole('radio')).toHaveLength(12);
    expect(pictures.getByRole<HTMLInputElement>('radio', { name: 'Picture 1' }).checked).toBe(true);
    fireEvent.click(pictures.getByRole('radio', { name: 'Picture 5' }));
    await waitFor(async () => expect(await user()).toMatchObject({ avatar: 4, avatarOther: '' }));
    await waitFor(() =>
      expect(pictures.getByRole<HTMLInputElement>('radio', { name: 'Picture 5' }).checked).toBe(true),
    );
  });

  it('that came with the account is one of the choices', async () => {
    const row = await db.members.get(member.id);
    if (!row) throw new Error('no member');
    const userInfo = { ...row.userInfo, avatarOther: 'https://pictures.example/me.png' };
    await db.members.put({ ...row, userInfo });
    line.disturb = () => 'cut';
    render(<ProfileScreen />);
    const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'Your own picture' });
    expect(own.checked).toBe(true);
  });
});

describe('the password', () => {
  const change = async (old: string, fresh: string) => {
    await open(/^Password/);
    type('Current password', old);
    type('New password', fresh);
    save();
  };
  const isChanged = () =>
    waitFor(() => expect(shownToasts()).toEqual(['Password changed. Your other devices are signed out.']));
  const signIn = (platform: TestPlatform, password: string) =>
    platform.call('accountLogin', { account: member.account, password, loginType: 2 });

  it('is changed with the current one, which signs out the other devices', async ({ platform }) => {
    const elsewhere = (await signIn(platform, PASSWORD)).data.token;
    await change(PASSWORD, NEW_PASSWORD);
    await isChanged();
    expect((await signIn(platform, NEW_PASSWORD)).errcode).toBe(0);
    expect((await signIn(platform, PASSWORD)).errcode).toBe(1001);
    expect((await platform.call('refreshData', {}, { token: elsewhere })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(0);
    expect(session.peek().memberId).toBe(member.id);
  });

  it('is not changed with a wrong current one, and the error is beside the field', async ({ platform }) => {
    await change('not-this-one', NEW_PASSWORD);
    await waitFor(() => expect(field('Current password').getAttribute('aria-invalid')).toBe('true'));
    expect(field('New password').getAttribute('aria-invalid')).toBeNull();
    expect((await signIn(platform, PASSWORD)).errcode).toBe(0);
  });

  it('is checked against its limits before anything is sent', async () => {
    await open(/^Password/);
    expect(await screen.findByText('6 to 32 characters')).toBeTruthy();
    line.sent.length = 0;
    type('New password', 'short');
    save();
    expect(await screen.findByText('At least 6 characters')).toBeTruthy();
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(line.sent).toEqual([]);
  });

  it('is stored nowhere, not even as a digest, while the outcome of its change is unknown', async ({
    platform,
  }) => {
    line.disturb = (body) => (body.includes('"password"') ? 'cut' : undefined);
    await change(PASSWORD, NEW_PASSWORD);
    expect(
      await screen.findByText("Can't reach the service. Check your connection and try again."),
    ).toBeTruthy();
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    expect(JSON.stringify(rows) + JSON.stringify(localStorage)).not.toContain(NEW_PASSWORD);
    const [kept, ...others] = await db.mutations.toArray();
    expect(Object.keys(kept ?? {}).sort()).toEqual([
      'attempts',
      'call',
      'createdAt',
      'memberId',
      'requestId',
      'subject',
    ]);
    expect([kept?.subject, others]).toEqual(['', []]);
    line.disturb = () => {};
    save();
    await isChanged();
    expect((await signIn(platform, NEW_PASSWORD)).errcode).toBe(0);
  });

  it('is marked for password managers', async () => {
    await open(/^Password/);
    expect(field('Current password').autocomplete).toBe('current-password');
    expect(field('New password').autocomplete).toBe('new-password');
    expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(member.account);
  });
});

describe('the safe password', () => {
  it('is set without an old one, and then changed with it', async () => {
    await open(/^Safe password/);
    expect(screen.queryByLabelText('Current safe password')).toBeNull();
    type('New safe password', '135790');
    save();
    await waitFor(() => expect(shownToasts()).toEqual(['Safe password changed']));
    expect((await user())?.hasSafeboxPassword).toBe(true);
    fireEvent.click(await screen.findByRole('button', { name: /^Safe password/, expanded: false }));
    await screen.findByLabelText('Current safe password');
    type('Current safe password', '000000');
    type('New safe password', '246802');
    save();
    expect(await screen.findByText(/Tries left: \d/)).toBeTruthy();
    expect(field('Current safe password').getAttribute('aria-invalid')).toBe('true');
  });
});

async function offer(providers: Array<'google' | 'facebook' | 'line'>): Promise<void> {
  const row = await db.config.get('appConfig');
  if (!row) throw new Error('No config is stored');
  const clientConfig = { ...row.config.clientConfig, social: { origin: '', port: 0, providers } };
  await db.config.put({ ...row, config: { ...row.config, clientConfig } });
}

describe('the other account data', () => {
  it('is shown masked, and offers to bind what is missing', async () => {
    const row = await db.members.get(member.id);
    if (!row) throw new Error('no member');
    const userInfo = { ...row.userInfo, mobile: '+63 9** *** 1234', hasUserOther: true };
    await db.members.put({ ...row, userInfo });
    await offer(['google', 'facebook', 'line']);
    line.disturb = () => 'cut';
    render(<ProfileScreen />);
    expect(await screen.findByText('+63 9** *** 1234')).toBeTruthy();
    expect(screen.getByText('On file')).toBeTruthy();
    const bind = await screen.findAllByRole('link', { name: /Add$/ });
    expect(bind.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/auth/bind'));
  });

  it('is readable without a connection, and cannot be saved', async () => {
    connection.value = 'offline';
    await open(/^Nickname/);
    expect(screen.getByRole('button', { name: /^Save/ }).textContent).toContain('Needs a connection');
    const picture = await screen.findByRole<HTMLInputElement>('radio', { name: 'Picture 2' });
    expect(picture.disabled).toBe(true);
  });
});

describe('the sign-in methods', () => {
  const methods = () =>
    within(screen.getByRole('region', { name: 'Sign-in methods' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are those that are bound, and those that this platform offers', async () => {
    render(<ProfileScreen />);
    await screen.findByRole('region', { name: 'Sign-in methods' });
    expect(methods()).toEqual([
      expect.stringContaining('Phone number'),
      expect.stringContaining(member.account),
    ]);
    await offer(['line']);
    await waitFor(() => expect(methods()).toHaveLength(3));
    expect(methods()[2]).toContain('LINE');
    await db.members.update(member.id, { 'userInfo.googleName': 'Ada' });
    await waitFor(() => expect(methods()).toHaveLength(4));
    expect(methods()[2]).toContain('GoogleAda');
  });
});
