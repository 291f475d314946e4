// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginSession,
  dropHalfSession,
  sessionGeneration,
  type EndedSession,
  endSession,
  fingerprint,
  followOtherTab,
  isStillSignedIn,
  readSession,
  rememberAccount,
  savedAccount,
  session,
  sessionBegun,
  sessionEnded,
  SIGNED_OUT,
  type Session,
  TOKEN_KEY,
} from '#src/data/session/session.ts';

const USER_KEY = 'halcyon.user';
const MEMBER = { memberId: 7, token: 'first' };

let begun: Session[];
let ended: EndedSession[];
let stop: (() => void)[];

beforeEach(() => {
  beginSession(MEMBER);
  [begun, ended] = [[], []];
  stop = [sessionBegun.listen((one) => begun.push(one)), sessionEnded.listen((one) => ended.push(one))];
});
afterEach(() => {
  for (const end of stop) end();
  endSession('signOut', session.peek().token);
  localStorage.clear();
});

/** Writes the storage as another tab would. */
function store({ memberId, token }: Session): void {
  localStorage.setItem(USER_KEY, JSON.stringify({ id: memberId }));
  localStorage.setItem(TOKEN_KEY, token);
}

describe('another tab', () => {
  it('with a new token of the same member does not end the session here', () => {
    const before = sessionGeneration.peek();
    store({ memberId: 7, token: 'second' });
    followOtherTab();
    expect([ended, sessionGeneration.peek()]).toEqual([[], before]);
    expect(session.peek()).toEqual({ memberId: 7, token: 'second' });
    expect(begun).toEqual([{ memberId: 7, token: 'second' }]);
  });

  it('that changed nothing has no effect', () => {
    followOtherTab();
    expect([begun, ended, session.peek()]).toEqual([[], [], MEMBER]);
  });

  it("with another member ends this session once, and keeps the other's storage", () => {
    const next = { memberId: 8, token: 'other' };
    const before = sessionGeneration.peek();
    store(next);
    followOtherTab();
    followOtherTab();
    expect(ended).toEqual([{ why: 'elsewhere', ended: MEMBER, msg: undefined }]);
    expect([begun, session.peek(), readSession()]).toEqual([[next], next, next]);
    expect(sessionGeneration.peek()).toBe(before + 1);
  });

  it('that signs in signs this signed-out tab in, without ending a session', () => {
    endSession('signOut', MEMBER.token);
    ended.length = 0;
    store(MEMBER);
    followOtherTab();
    expect([ended, begun, session.peek()]).toEqual([[], [MEMBER], MEMBER]);
  });

  it('that signs out ends this session', () => {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(USER_KEY);
    fingerprint();
    followOtherTab();
    expect(ended.map(({ why }) => why)).toEqual(['elsewhere']);
    expect([begun, session.peek()]).toEqual([[], SIGNED_OUT]);
  });
});

it('is a sign-out when the token alone is removed', () => {
  localStorage.removeItem(TOKEN_KEY);
  followOtherTab();
  expect(ended).toEqual([{ why: 'signOut', ended: MEMBER, msg: undefined }]);
  expect([session.peek(), localStorage.getItem(USER_KEY)]).toEqual([SIGNED_OUT, null]);
});

it('leaves nothing of the user if the token was removed while the app was closed', () => {
  expect(dropHalfSession()).toBe(false);
  localStorage.removeItem(TOKEN_KEY);
  expect(dropHalfSession()).toBe(true);
  expect(localStorage.getItem(USER_KEY)).toBeNull();
  expect(dropHalfSession()).toBe(false);
});

it('ends the session with a reason when the data of the whole site is gone', () => {
  localStorage.clear();
  followOtherTab();
  expect(ended).toEqual([{ why: 'cleared', ended: MEMBER, msg: undefined }]);
  expect(session.peek()).toEqual(SIGNED_OUT);
});

describe('the stored session', () => {
  it.each([
    ['a token and a user', { token: 'token', user: '{"id":7}' }, { memberId: 7, token: 'token' }],
    ['no token', { user: '{"id":7}' }, SIGNED_OUT],
    ['no user', { token: 'token' }, SIGNED_OUT],
    ['a user that is not JSON', { token: 'token', user: '{' }, SIGNED_OUT],
    ['a user without an id', { token: 'token', user: '{}' }, SIGNED_OUT],
    ['an id that is text', { token: 'token', user: '{"id":"7"}' }, SIGNED_OUT],
    ['the id 0', { token: 'token', user: '{"id":0}' }, SIGNED_OUT],
  ])('is read correctly from %s', (_, stored, read) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(`halcyon.${name}`, value);
    expect(readSession()).toEqual(read);
  });

  it('is written before its listeners are called', () => {
    let read: Session | undefined;
    stop.push(sessionBegun.listen(() => (read = readSession())));
    beginSession({ memberId: 7, token: 'second' });
    expect(read).toEqual({ memberId: 7, token: 'second' });
    expect(ended.map(({ why, ended: before }) => [why, before])).toEqual([['replaced', MEMBER]]);
  });

  it('is deleted when it ends, and only by its own token', () => {
    endSession('expired', 'another token');
    expect([ended, session.peek()]).toEqual([[], MEMBER]);
    endSession('expired', MEMBER.token, 'Over.');
    endSession('expired', MEMBER.token);
    expect(ended).toEqual([{ why: 'expired', ended: MEMBER, msg: 'Over.' }]);
    expect([localStorage.getItem(TOKEN_KEY), localStorage.getItem(USER_KEY)]).toEqual([null, null]);
  });

  it('does not end twice, and not while nobody is signed in', () => {
    endSession('signOut', MEMBER.token);
    const before = sessionGeneration.peek();
    endSession('signOut', SIGNED_OUT.token);
    expect(ended).toHaveLength(1);
    expect(sessionGeneration.peek()).toBe(before);
  });

  it('begins again with the same token without an end', () => {
    beginSession(MEMBER);
    expect([ended, begun]).toEqual([[], [MEMBER]]);
  });

  it('says whether an answer still belongs to the signed-in member', () => {
    expect([isStillSignedIn(7), isStillSignedIn(8)]).toEqual([true, false]);
    endSession('signOut', MEMBER.token);
    // A request that was made while signed out is still wanted then.
    expect([isStillSignedIn(7), isStillSignedIn(0)]).toEqual([false, true]);
    // Another tab has ended it, and this one does not know yet.
    beginSession(MEMBER);
    localStorage.removeItem(TOKEN_KEY);
    expect(isStillSignedIn(7)).toBe(false);
    // This tab has ended it, and another tab's session is stored.
    beginSession(MEMBER);
    endSession('elsewhere', MEMBER.token);
    expect([readSession(), isStillSignedIn(7)]).toEqual([MEMBER, false]);
  });
});

describe('after a session ends', () => {
  it('keeps the account name if the member asked for it', () => {
    rememberAccount('tern');
    endSession('signOut', MEMBER.token);
    expect(savedAccount()).toBe('tern');
    rememberAccount('');
    expect(savedAccount()).toBe('');
  });

  it('keeps the fingerprint of the installation', () => {
    const made = fingerprint();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(fingerprint()).toBe(made);
    localStorage.clear();
    expect(fingerprint()).not.toBe(made);
  });
});
