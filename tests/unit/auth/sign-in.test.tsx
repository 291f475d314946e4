// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { beginSession, rememberAccount, savedAccount, session } from '#src/data/session/session.ts';
import LoginOverlay from '#src/features/auth/sign-in/LoginOverlay.tsx';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { noteOf } from '#tests/support/auth-forms.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/auth/login');
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Sign in/ }));

async function signIn(account = member.account, password = PASSWORD): Promise<void> {
  await screen.findByLabelText('Account');
  type('Account', account);
  type('Password', password);
  submit();
}

describe('signing in', () => {
  it('leads to the lobby, with the balance and a greeting', async () => {
    render(<LoginScreen />);
    await signIn();
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(session.peek().memberId).toBe(member.id);
    expect(toasts.peek().map(({ text }) => text)).toEqual([`Welcome, ${member.account}`]);
    await waitFor(async () => expect(await db.balances.get(member.id)).toBeTruthy());
    await waitFor(async () =>
      expect(JSON.stringify(await (await outbox()).outbox.toArray())).toContain('"login"'),
    );
  });

  it('works with password managers, and never stores the password', async () => {
    render(<LoginScreen />);
    await screen.findByLabelText('Account');
    expect(field('Account').autocomplete).toBe('username webauthn');
    expect(field('Password').autocomplete).toBe('current-password');
    await signIn();
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    expect(JSON.stringify(rows) + JSON.stringify(localStorage)).not.toContain(PASSWORD);
  });

  it('remembers the account name on request, and forgets it otherwise', async ({ platform }) => {
    render(<LoginScreen />);
    fireEvent.click(await screen.findByRole('checkbox'));
    await signIn();
    await waitFor(() => expect(savedAccount()).toBe(member.account));
    cleanup();
    await closePage();
    rememberAccount(member.account);
    await openPage(platform, '/auth/login?type=account');
    render(<LoginScreen />);
    await screen.findByLabelText('Account');
    expect(field('Account').value).toBe(member.account);
    fireEvent.click(screen.getByRole('checkbox'));
    await signIn();
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    expect(savedAccount()).toBe('');
  });

  it.each([
    ['/auth/login?return=%2Fgame%2Fstart%3FgameId%3D101', '/game/start?gameId=101'],
    ['/auth/login?return=https%3A%2F%2Felsewhere.example', '/'],
    ['/auth/login?return=%2F%2Felsewhere.example', '/'],
    ['/auth/login?return=%2Fauth%2Flogin', '/'],
  ])('from %s leads to %s', async (from, to) => {
    history.replaceState(null, '', from);
    render(<LoginScreen />);
    await signIn();
    await waitFor(() => expect(location.pathname + location.search).toBe(to));
  });

  it('in another tab signs this one in', async () => {
    render(<LoginScreen />);
    act(() => beginSession({ memberId: member.id, token: member.token }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('one sign-in attempt', () => {
  it('is sent once, however often its button is pressed', async () => {
    render(<LoginScreen />);
    await signIn();
    submit();
    submit();
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
    expect(line.sent.filter((body) => body.includes('requestId'))).toHaveLength(1);
  });

  it('continues when its screen is closed and opened again, and then leads on', async () => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => held.then(() => line.fetch(...call)));
    render(<LoginScreen />);
    await signIn();
    cleanup();
    render(<LoginScreen />);
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    letThrough();
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(session.peek().memberId).toBe(member.id);
  });
});

describe('a failed sign-in', () => {
  it('with a wrong password says so beside the field and keeps what was typed', async () => {
    render(<LoginScreen />);
    await signIn(member.account, 'not-the-password');
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Password').value).toBe('not-the-password');
    expect(noteOf('Password')).toContain('Tries left: 4');
    await waitFor(() => expect(document.activeElement).toBe(field('Password')));
    type('Password', PASSWORD);
    expect(field('Password').getAttribute('aria-invalid')).toBeNull();
    submit();
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });

  it('after too many tries says when the block ends', async () => {
    render(<LoginScreen />);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await signIn(member.account, `wrong-${attempt}-times`);
      await waitFor(() => expect(line.sent).toHaveLength(attempt));
      await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    }
    await signIn();
    expect(await screen.findByText(/^Too many tries\. Try again at \d+:\d\d/)).toBeTruthy();
    expect(session.peek().memberId).toBe(0);
  });

  it('after too many requests counts down on the button', async () => {
    const refusal = { errcode: 429, code: 429, msg: 'Slow down.', data: { retryAfter: 30 }, serverTime: 0 };
    line.disturb = () => ({ status: 429, body: JSON.stringify({ ...refusal, serverTime: undefined }) });
    render(<LoginScreen />);
    await signIn();
    expect(await screen.findByRole('button', { name: /Try again in (30|29) s/ })).toBeTruthy();
    expect(screen.getByText('Slow down.')).toBeTruthy();
    submit();
    expect(line.sent).toHaveLength(1);
  });

  it('without an answer keeps the form', async () => {
    line.disturb = (_, count) =>
      count === 1 ? { status: 200, body: '<html>Sign in to the network</html>' } : undefined;
    render(<LoginScreen />);
    await signIn();
    expect(
      await screen.findByText("Can't reach the service. Check your connection and try again."),
    ).toBeTruthy();
    expect(session.peek().memberId).toBe(0);
    submit();
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });
});

describe('the sign-in sheet', () => {
  it('continues with the action that opened it', async () => {
    history.replaceState(null, '', '/');
    openOverlay('login', { wanted: '/game/start?gameId=101&tryIt=0' });
    render(<LoginOverlay wanted="/game/start?gameId=101&tryIt=0" />);
    await signIn();
    await waitFor(() => expect(location.pathname).toBe('/game/start'));
    expect(openedOverlay.peek()).toBeNull();
  });

  it('closes if no action opened it', async () => {
    history.replaceState(null, '', '/');
    openOverlay('login', {});
    render(<LoginOverlay />);
    await signIn();
    await waitFor(() => expect(openedOverlay.peek()).toBeNull());
    expect(location.pathname).toBe('/');
  });

  it('leads to registration with the same action', async () => {
    openOverlay('login', { wanted: '/game/start?gameId=101&tryIt=0' });
    render(<LoginOverlay wanted="/game/start?gameId=101&tryIt=0" />);
    fireEvent.click(await screen.findByRole('button', { name: 'New here? Register' }));
    expect(openedOverlay.peek()).toEqual({
      name: 'register',
      props: { wanted: '/game/start?gameId=101&tryIt=0' },
    });
  });
});
