// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { endSession, session } from '#src/data/session/session.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { press } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { offer, Opened, ORIGIN } from './second-origin.ts';

const it = platformTest();

const MESSAGE = { type: 'halcyon-social', provider: 'google', credential: 'a-token-of-google' };

let line: Line;
let member: SignedInCaller;
let opened: Opened;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/auth/login');
  await offer(['google', 'facebook', 'line']);
  opened = new Opened();
  vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

/** The platform accepts the provider's credential for this member. */
async function believe(platform: TestPlatform): Promise<void> {
  const { account } = member;
  const { data } = await platform.call('accountLogin', { account, password: PASSWORD, loginType: 2 });
  line.disturb = (body) =>
    body.includes('socialType')
      ? { status: 200, body: JSON.stringify({ errcode: 0, msg: '', data }) }
      : undefined;
}

const say = (data: object, from: { origin?: string; source?: unknown } = {}): void => {
  const { origin = ORIGIN, source = opened } = from;
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window })));
};

/** The code that opens the window loads after the form. */
const opener = () => act(async () => void (await import('#src/features/auth/social/actions.ts')));

async function tap(name = 'Google'): Promise<void> {
  render(<LoginScreen />);
  await screen.findByRole('button', { name: `Continue with ${name}` });
  await opener();
  press(`Continue with ${name}`);
}

describe('an identity provider', () => {
  it('opens in a window of the second origin, in the tap itself', async () => {
    await tap();
    const [address, , features] = vi.mocked(window.open).mock.calls[0] ?? [];
    const url = new URL(String(address));
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/frames/social`);
    expect(Object.fromEntries(url.searchParams)).toEqual({ provider: 'google', origin: location.origin });
    expect(features).toContain('popup');
  });

  it.for([
    ['Google', MESSAGE, { credential: 'a-token-of-google', socialType: 5 }],
    [
      'Facebook',
      { type: 'halcyon-social', provider: 'facebook', accessToken: 'a-token-of-facebook' },
      { accessToken: 'a-token-of-facebook', socialType: 3 },
    ],
    [
      'LINE',
      { type: 'halcyon-social', provider: 'line', code: 'c', redirectUri: 'https://r.test', state: 's' },
      { code: 'c', redirectUri: 'https://r.test', state: 's', socialType: 4 },
    ],
  ] as const)(
    '%s signs the member in with the credential that its window sends',
    async ([name, word, sent], { platform }) => {
      history.replaceState(null, '', '/auth/login?inviteCode=TERN');
      await believe(platform);
      await tap(name);
      say(word);
      await waitFor(() => expect(session.peek().memberId).toBe(member.id));
      expect(JSON.parse(line.sent[0] ?? '')).toMatchObject({ ...sent, inviteCode: 'TERN' });
      expect(opened.close).toHaveBeenCalled();
      const kept = await Promise.all(db.tables.map((table) => table.toArray()));
      expect(JSON.stringify(kept) + JSON.stringify(localStorage)).not.toContain('a-token-of');
    },
  );

  it('tells new people what continuing means, with links to both texts', async () => {
    render(<LoginScreen />);
    expect(await screen.findByText(/^If you are new/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/terms-of-use');
  });

  it('is not offered if it is not configured', async () => {
    await offer(['line']);
    render(<LoginScreen />);
    expect(await screen.findByRole('button', { name: 'Continue with LINE' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });
});

describe('after a sign-out on this device, an identity provider', () => {
  const opening = () => new URL(String(vi.mocked(window.open).mock.lastCall?.[0])).searchParams;

  /** Another tab signs the member in and out again while this one shows the sign-in form. */
  const signInAndOut = () =>
    act(() => {
      enterAs(member);
      endSession('signOut', member.token);
    });

  it('asks again who it is; on a device without a sign-out it does not', async () => {
    await tap();
    expect(opening().get('choose')).toBeNull();
    say({ type: 'halcyon-social-ended', provider: 'google', reason: 'declined' });
    await screen.findByText(/didn't confirm who you are/);
    signInAndOut();
    cleanup();
    await tap('LINE');
    expect(opening().get('choose')).toBe('1');
  });

  it('has its window closed, and what the window still sends is not used', async ({ platform }) => {
    await believe(platform);
    await tap();
    line.sent.length = 0;
    signInAndOut();
    expect(opened.close).toHaveBeenCalled();
    expect(await screen.findByText(/window closed before you were signed in/)).toBeTruthy();
    say(MESSAGE);
    const before = opened;
    opened = new Opened();
    press('Continue with Google');
    expect(window.open).toHaveBeenCalledTimes(2);
    // A document of the earlier window may answer after the next one was opened.
    say(MESSAGE, { source: before });
    expect(line.sent.filter((body) => body.includes('socialType'))).toEqual([]);
    say(MESSAGE);
    await waitFor(() => expect(session.peek().memberId).toBe(member.id));
  });

  it('gets a window of its own for each tap', async () => {
    await tap();
    say({ type: 'halcyon-social-ended', provider: 'google', reason: 'declined' });
    await screen.findByText(/didn't confirm who you are/);
    press('Continue with Google');
    const names = vi.mocked(window.open).mock.calls.map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('messages from any other sender are ignored:', () => {
  it.for<[string, () => void]>([
    ['another origin', () => say(MESSAGE, { origin: 'https://elsewhere.test' })],
    ['the app itself', () => say(MESSAGE, { origin: location.origin })],
    ['another window', () => say(MESSAGE, { source: new Opened() })],
    ['no window', () => say(MESSAGE, { source: null })],
    ['a message of another shape', () => say({ type: 'halcyon-social', provider: 'google' })],
    ['a message of another provider', () => say({ ...MESSAGE, provider: 'facebook', accessToken: 'x' })],
  ] as const)('%s', async ([_, send], { platform }) => {
    await believe(platform);
    await tap();
    send();
    await Promise.resolve();
    expect(line.sent).toHaveLength(0);
    say(MESSAGE);
    await waitFor(() => expect(line.sent).toHaveLength(1));
  });
});

describe('a sign-in window without a result', () => {
  const said = (words: RegExp) => screen.findByText(words);

  it('says so when the browser blocked it', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    await tap();
    expect(await said(/blocked the Google window/)).toBeTruthy();
  });

  it('says so when it was closed, and opens again on another tap', async () => {
    await tap();
    opened.closed = true;
    expect(await said(/window closed before you were signed in/)).toBeTruthy();
    press('Continue with Google');
    expect(window.open).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['declined', /didn't confirm who you are/],
    ['unreachable', /Can't reach .* right now/],
  ])('says so for its message: %s', async (reason, words) => {
    await tap();
    say({ type: 'halcyon-social-ended', provider: 'google', reason });
    expect(await said(words)).toBeTruthy();
  });

  it('says so when it never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    render(<LoginScreen />);
    await vi.waitFor(() => screen.getByRole('button', { name: 'Continue with Google' }));
    await opener();
    press('Continue with Google');
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(screen.getByText(/Google didn't answer/)).toBeTruthy();
    expect(opened.close).toHaveBeenCalled();
  });

  it('is not opened without a connection', async () => {
    connection.value = 'offline';
    await tap();
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts()).toContain('Needs a connection'));
    expect(window.open).not.toHaveBeenCalled();
  });

  it('is not opened twice', async () => {
    await tap();
    press('Continue with LINE');
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it.each([1010, 1008])('says so when the platform refuses with %d', async (errcode) => {
    line.disturb = () => ({
      status: 200,
      body: JSON.stringify({ errcode, msg: 'It says why.', data: null }),
    });
    await tap();
    say(MESSAGE);
    expect(await said(/^It says why\.$/)).toBeTruthy();
    expect(session.peek().memberId).toBe(0);
  });
});
