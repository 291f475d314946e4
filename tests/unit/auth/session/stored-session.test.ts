import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** One life of a page over storage that outlives it. */
const openPage = () => {
  vi.resetModules();
  return import('#src/data/session/session.ts');
};

const kept = new Map<string, string>();
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  page = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored session', () => {
  it('is read again by the next page', async () => {
    page.beginSession({ memberId: 7, token: 'a token' });
    expect((await openPage()).readSession()).toEqual({ memberId: 7, token: 'a token' });
  });

  it.each([
    ['no text', ''],
    ['a character that no header may contain first', '\u00e9token'],
    ['a character that no header may contain last', 'token\n'],
    ['more than a header may hold', 'a'.repeat(4097)],
  ])('with %s as its token is none', (_, token) => {
    page.beginSession({ memberId: 7, token: 'a token' });
    kept.set(page.TOKEN_KEY, token);
    expect(page.readSession().memberId).toBe(0);
  });

  it.each(['', '{}', '{"id":0}', '{"id":1.5}', '{"id":-1}', 'null', '{'])(
    'with the user %j is none',
    (user) => {
      page.beginSession({ memberId: 7, token: 'a token' });
      kept.set('halcyon.user', user);
      expect(page.readSession()).toEqual({ memberId: 0, token: '' });
    },
  );
});

describe('the end of a session', () => {
  it('is remembered for identity providers, which may still know the member', async () => {
    expect(page.hasSessionEnded()).toBe(false);
    page.beginSession({ memberId: 7, token: 'a token' });
    expect(page.hasSessionEnded()).toBe(false);
    page.endSession('signOut', 'a token');
    expect(page.hasSessionEnded()).toBe(true);
    expect((await openPage()).hasSessionEnded()).toBe(true);
  });

  it('is none for a visitor who signs in, here or in another tab', () => {
    const ended = vi.fn<() => void>();
    page.sessionEnded.listen(ended);
    const generation = page.sessionGeneration.peek();
    page.beginSession({ memberId: 7, token: 'a token' });
    page.endSession('signOut', 'another token');
    expect(ended).not.toHaveBeenCalled();
    page.endSession('signOut', 'a token');
    page.endSession('signOut', 'a token');
    expect(ended).toHaveBeenCalledOnce();
    kept.set('halcyon.user', '{"id":8}');
    kept.set(page.TOKEN_KEY, 'of another tab');
    page.followOtherTab();
    expect([page.session.peek().memberId, page.sessionGeneration.peek()]).toEqual([8, generation + 1]);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('an account to fill in next time', () => {
  it('is none at first, and none after it was forgotten', () => {
    expect([page.savedAccount(), page.accountWithPassword()]).toEqual(['', '']);
    page.rememberAccount('tern');
    expect([page.savedAccount(), page.accountWithPassword()]).toEqual(['tern', '']);
    page.rememberAccount('');
    expect([...kept]).toEqual([]);
  });

  it('has a password only if the browser stored that of the same account, and only until another is saved', () => {
    page.rememberPassword('');
    page.rememberAccount('tern');
    page.rememberPassword('gull');
    expect(page.accountWithPassword()).toBe('');
    page.rememberPassword('tern');
    expect(page.accountWithPassword()).toBe('tern');
    page.rememberAccount('gull');
    expect(page.accountWithPassword()).toBe('');
  });
});
