// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionReturned } from '#src/app/updates/connection.ts';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { listenToSession } from '#src/app/listeners/session.ts';
// Loaded by now, as in a page with a member.
import '#src/app/loading/for-members.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { request } from '#src/data/api/request.ts';
import {
  endSession,
  rememberAccount,
  rememberPassword,
  session,
  TOKEN_KEY,
} from '#src/data/session/session.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { showToast, toasts } from '#src/navigation/toast.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import type { Line } from '#tests/support/line.ts';
import { leaveTraces, rowsOf } from '#tests/support/member-traces.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;

beforeAll(async () => {
  platform = await createTestPlatform();
  listenToSession();
  listenToMutations();
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await platform.register();
  line = await openPage(platform, '/');
  enterAs(member);
  await until(async () => expect(await db.members.count()).toBe(1));
  line.sent.length = 0;
});
afterEach(async () => {
  await closePage();
  vi.restoreAllMocks();
});

const until = (fact: () => void | Promise<void>) => vi.waitFor(fact);

/** Tokens of the sessions that the platform still has to end. */
const queuedLogouts = async () => (await db.mutations.toArray()).flatMap(({ token }) => token ?? []);

const shown = () => location.pathname + location.search;
const dialogs = () => openedDialogs.peek().map(({ text }) => text);
const callsOf = (name: string) => line.sent.filter((body) => body.includes(name));
const isEnded = async ({ token }: SignedInCaller) =>
  (await platform.call('refreshData', {}, { token })).errcode === 401;

/** Changes the storage as another tab would, with its event. */
function inAnotherTab(next?: SignedInCaller): void {
  if (next) {
    localStorage.setItem('halcyon.user', JSON.stringify({ id: next.id }));
    localStorage.setItem(TOKEN_KEY, next.token);
  } else for (const key of [TOKEN_KEY, 'halcyon.user']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
}

describe('signing out', () => {
  it('deletes every row of the member and ends the session on the platform', async () => {
    await leaveTraces(member.id);
    expect(await rowsOf(member.id)).not.toEqual([]);
    endSession('signOut', member.token);
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    await until(async () => expect(await isEnded(member)).toBe(true));
    await until(async () =>
      expect(await db.mutations.toArray()).toEqual([
        {
          requestId: `r${member.id}`,
          memberId: member.id,
          call: 'exchange',
          subject: '',
          createdAt: 1,
          attempts: 1,
        },
      ]),
    );
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
    expect(localStorage.getItem('halcyon.user')).toBeNull();
  });

  it('without a connection reaches the platform when the connection is back', async () => {
    line.disturb = () => 'cut';
    endSession('signOut', member.token);
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    await until(() => expect(line.sent.length).toBeGreaterThan(0));
    expect(await isEnded(member)).toBe(false);
    expect(await queuedLogouts()).toEqual([member.token]);
    line.disturb = () => {};
    connectionReturned.emit();
    await until(async () => expect(await queuedLogouts()).toEqual([]));
    expect(await isEnded(member)).toBe(true);
  });

  it('is sent again to a platform that was busy', async () => {
    line.disturb = () => ({ status: 503, body: '{"errcode":503,"msg":"later"}' });
    endSession('signOut', member.token);
    await until(() => expect(line.sent.length).toBeGreaterThan(0));
    await until(async () => expect(await queuedLogouts()).toHaveLength(1));
    line.disturb = () => {};
    connectionReturned.emit();
    await until(async () => expect(await queuedLogouts()).toEqual([]));
  });

  it('leads to the lobby and closes everything about the member', async () => {
    history.pushState(null, '', '/member/profile');
    openOverlay('gameDetails', { gameId: GAMES.open });
    showToast(`Welcome, ${member.account}`);
    endSession('signOut', member.token);
    expect(shown()).toBe('/');
    expect(openedOverlay.peek()).toBeNull();
    expect(toasts.peek()).toEqual([]);
    expect(dialogs()).toEqual([]);
  });
});

describe('a session that the platform has ended', () => {
  const fail = async () => {
    await platform.call('logout', { requestId: crypto.randomUUID() }, member);
    await Promise.all(Array.from({ length: 10 }, () => request(lobbyCalls.refreshData, {})));
  };

  it('leads to sign-in once, says why, and knows the way back to the requested page', async () => {
    history.pushState(null, '', `/game/start?gameId=${GAMES.open}&tryIt=0`);
    const { length } = history;
    await fail();
    expect(location.pathname).toBe('/auth/login');
    const wanted = new URLSearchParams(location.search).get('return');
    expect(wanted).toBe(`/game/start?gameId=${GAMES.open}&tryIt=0`);
    expect(dialogs()).toEqual(['Your session has ended. Sign in again.']);
    // Sign-in replaces the page that needs a session, so that back does not return to it.
    expect(history.length).toBe(length);
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    expect(await queuedLogouts()).not.toContain(member.token);
  });

  it('opens the account tab if an account and its password are saved', async () => {
    rememberAccount('tern');
    rememberPassword('tern');
    await fail();
    expect(shown()).toBe('/auth/login?type=account');
  });

  it('does not navigate while the person is signing in', async () => {
    history.pushState(null, '', '/auth/register?return=%2Fmember');
    await fail();
    expect(shown()).toBe('/auth/register?return=%2Fmember');
  });

  it('leads from binding to sign-in, because binding needs a session', async () => {
    history.pushState(null, '', '/auth/bind');
    await fail();
    expect(shown()).toBe('/auth/login?return=%2Fauth%2Fbind');
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', async () => {
    await leaveTraces(member.id);
    inAnotherTab();
    expect(session.peek().memberId).toBe(0);
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    // The tab that signed out calls the platform.
    expect(await queuedLogouts()).not.toContain(member.token);
    expect(callsOf('logout')).toHaveLength(0);
  });

  it('with another member starts this tab over for that member', async () => {
    await leaveTraces(member.id);
    const other = await platform.register();
    history.pushState(null, '', '/about-us');
    inAnotherTab(other);
    expect(session.peek()).toEqual({ memberId: other.id, token: other.token });
    expect(shown()).toBe('/');
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    await until(async () => expect(await db.members.get(other.id)).toBeTruthy());
    expect(await isEnded(member)).toBe(false);
  });

  it('with the same member under a new token loses nothing', async () => {
    await leaveTraces(member.id);
    const login = { account: member.account, password: PASSWORD, loginType: 2 };
    const again = await platform.call('accountLogin', login);
    inAnotherTab({ ...member, token: again.data.token });
    await until(() => expect(callsOf('gameListVersion')).toHaveLength(1));
    expect(session.peek()).toEqual({ memberId: member.id, token: again.data.token });
    expect(await rowsOf(member.id)).toContain('drafts');
  });

  it('that signed out is noticed when a page returns from the back-forward cache', async () => {
    localStorage.removeItem(TOKEN_KEY);
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(session.peek().memberId).toBe(0);
  });
});

describe('signing in', () => {
  it('replaces another member, whose data and session end here and on the platform', async () => {
    await leaveTraces(member.id);
    const other = await platform.register();
    enterAs(other);
    await until(async () => expect(await rowsOf(member.id)).toEqual([]));
    await until(async () => expect(await isEnded(member)).toBe(true));
    expect(await isEnded(other)).toBe(false);
    expect(session.peek().memberId).toBe(other.id);
  });

  it('discards what was typed before, and keeps the inviter', async () => {
    endSession('signOut', member.token);
    await db.drafts.bulkPut([
      { memberId: 0, key: 'register', value: { account: 'tern' } },
      { memberId: 0, key: 'invite', value: { pid: 7 } },
    ]);
    enterAs(await platform.register());
    await until(async () => expect((await db.drafts.toArray()).map(({ key }) => key)).toEqual(['invite']));
  });

  it('asks the browser for persistent storage', async () => {
    const persist = vi.fn(async () => true);
    // Patches navigator itself: its other properties throw on an object derived from it.
    replaceProperty(navigator, 'storage', { persisted: async () => false, persist });
    enterAs(await platform.register());
    await until(() => expect(persist).toHaveBeenCalledTimes(1));
  });

  it('asks for the new member while the start-up call of the previous one is in flight', async () => {
    const other = await platform.register();
    const first = refreshMember();
    enterAs(other);
    await first;
    await until(async () => expect(await db.members.get(other.id)).toBeTruthy());
    expect(await db.members.get(member.id)).toBeUndefined();
  });
});
