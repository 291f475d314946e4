// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { Slots } from '#src/app/layers/Slots.tsx';
import SecurityScreen from '#src/features/auth/security/SecurityScreen.tsx';
import ProfileScreen from '#src/features/member/profile/ProfileScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { closeOverlay, openedOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { Authenticator } from './platform/authenticator.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const TITLE = "Confirm that it's you";
const CHANGED = 'Password changed. Your other devices are signed out.';
const MINUTE = 60_000;

signedInAt(paths.security, it);

const shownToasts = () => toasts.peek().map(({ text }) => text);
const sheet = async () => within(await screen.findByRole('dialog', { name: TITLE }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const asked = (field: string) =>
  line.sent.map((body) => JSON.parse(body) as Record<string, unknown>).filter((body) => field in body);

async function signInElsewhere(platform: TestPlatform): Promise<string> {
  const login = { account: member.account, password: PASSWORD, loginType: 2 };
  return (await platform.call('accountLogin', login, { fingerprint: 'another-device' })).data.token;
}

const isAlive = async (platform: TestPlatform, token: string) =>
  (await platform.call('refreshData', {}, { token })).errcode === 0;

/** With an old session: presses the button and confirms the dialog. */
async function endOthers(platform: TestPlatform): Promise<void> {
  render(
    <>
      <SecurityScreen />
      <Slots />
    </>,
  );
  await screen.findByRole('button', { name: 'Sign out all others' });
  platform.clock.advance(6 * MINUTE);
  press('Sign out all others');
  await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
  openedDialogs.peek()[0]?.settle(true);
}

async function addPasskey(platform: TestPlatform): Promise<void> {
  const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
  const { errcode } = await platform.call(
    'passkeyRegister',
    { credential: new Authenticator().register(options) },
    member,
  );
  expect(errcode).toBe(0);
}

describe('a sensitive change in an older session', () => {
  it('asks once who it is, and is sent again with the same idempotency key', async ({ platform }) => {
    const other = await signInElsewhere(platform);
    await endOthers(platform);
    const password = (await sheet()).getByLabelText('Your password');
    expect((await sheet()).queryByRole('tab')).toBeNull();
    fireEvent.click((await sheet()).getByRole('button', { name: 'Confirm' }));
    expect(await (await sheet()).findByText('This field is required')).toBeTruthy();
    fireEvent.change(password, { target: { value: 'not-this-one' } });
    fireEvent.click((await sheet()).getByRole('button', { name: 'Confirm' }));
    expect(await (await sheet()).findByText(/Tries left: 4/)).toBeTruthy();
    expect(await isAlive(platform, other)).toBe(true);
    fireEvent.change(password, { target: { value: PASSWORD } });
    fireEvent.click((await sheet()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(shownToasts()).toEqual(['Devices signed out: 1']));
    expect(openedOverlay.peek()).toBeNull();
    expect(await isAlive(platform, other)).toBe(false);
    const [first, again, ...more] = asked('all');
    expect(more).toEqual([]);
    expect(again?.['requestId']).toBe(first?.['requestId']);
  });

  it('does nothing if the sheet is closed, and can be tried again', async ({ platform }) => {
    const other = await signInElsewhere(platform);
    await endOthers(platform);
    fireEvent.click((await sheet()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText("Confirm that it's you to change this.")).toBeTruthy();
    expect(await isAlive(platform, other)).toBe(true);
    expect(asked('all')).toHaveLength(1);
    press('Sign out all others');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
    await sheet();
    closeOverlay();
  });

  it('can be confirmed with any method that the member has', async ({ platform }) => {
    const { secret } = (await platform.call('totpBegin', {}, member)).data;
    const code = () => totpAt(secret, timeStep(platform.clock.now));
    await platform.call('secondStepSet', { method: 'totp', on: true, code: code() }, member);
    platform.clock.advance(MINUTE);
    const other = await signInWithApp(platform, code());
    await endOthers(platform);
    fireEvent.click((await sheet()).getByRole('tab', { name: 'App code' }));
    fireEvent.change((await sheet()).getByLabelText('Code from your authenticator app'), {
      target: { value: code() },
    });
    fireEvent.click((await sheet()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(shownToasts()).toEqual(['Devices signed out: 1']));
    expect(await isAlive(platform, other)).toBe(false);
  });
});

async function signInWithApp(platform: TestPlatform, value: string): Promise<string> {
  const login = { account: member.account, password: PASSWORD, loginType: 2 };
  const { data } = await platform.call('accountLogin', login, { fingerprint: 'app' });
  const { challengeId } = data as unknown as { challengeId: string };
  const step = { challengeId, method: 'totp', value };
  return (await platform.call('secondStep', step, { fingerprint: 'app' })).data.token;
}

describe('a change of the password in an older session', () => {
  async function openPassword(platform: TestPlatform): Promise<void> {
    render(
      <>
        <ProfileScreen />
        <Slots />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Password/ }));
    platform.clock.advance(6 * MINUTE);
  }

  async function change(old: string): Promise<void> {
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: old } });
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'another-secret' } });
    press('Save');
  }

  it('takes the current password as the proof, and then lists the passkeys', async ({ platform }) => {
    await addPasskey(platform);
    await openPassword(platform);
    await change('not-this-one');
    await waitFor(() => expect(isInvalid(screen.getByLabelText('Current password'))).toBe(true));
    expect(openedOverlay.peek()).toBeNull();
    await change(PASSWORD);
    await waitFor(() => expect(shownToasts()).toEqual([CHANGED]));
    const kept = within(await screen.findByRole('dialog', { name: 'Your passkeys still work' }));
    fireEvent.click(await kept.findByRole('button', { name: /^Remove passkey: / }));
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
    expect(await kept.findByText('No passkeys yet')).toBeTruthy();
    expect((await platform.call('securityGet', {}, member)).data.passkeys).toEqual([]);
  });

  it('lists nothing for a member without passkeys', async ({ platform }) => {
    await openPassword(platform);
    const calls: string[] = [];
    line.disturb = (_body, _count, call) => void calls.push(call);
    await change(PASSWORD);
    await waitFor(() => expect(shownToasts()).toEqual([CHANGED]));
    await waitFor(() => expect(calls).toContain('securityGet'));
    await waitFor(() => expect(line.waiting).toBe(0));
    expect(openedOverlay.peek()).toBeNull();
  });
});
