// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_SCREEN_KEY } from '#src/contract/page/first-screen.ts';
import { dropForeignFirstScreen, forgetOthers } from '#src/data/db/cleanup.ts';
import { database, db } from '#src/data/db/database.ts';
import { keepFirstScreen } from '#src/data/config/first-screen-cache.ts';
import { queueLogout } from '#src/data/session/logout.ts';
import { beginSession } from '#src/data/session/session.ts';
import { closePage } from '#tests/support/page.ts';

const [GONE, HERE] = [7, 8];

/** Cache Storage as far as one entry in one cache. */
function fakeCaches(): Map<string, Response> {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    match: async (key: string) => kept.get(key)?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.clear() });
  return kept;
}

beforeEach(async () => {
  await database();
  await Promise.all([GONE, HERE].map((memberId) => db.drafts.put({ memberId, key: 'feedback', value: {} })));
});
afterEach(closePage);

const owners = async () => (await db.drafts.toArray()).map(({ memberId }) => memberId);

describe('a visit that ended in the middle of signing out', () => {
  it('is cleaned up at the next start: only who is signed in keeps rows', async () => {
    beginSession({ memberId: HERE, token: 'x' });
    await forgetOthers();
    expect(await owners()).toEqual([HERE]);
  });

  it('leaves nobody when nobody is signed in, and what is typed signed out stays', async () => {
    await db.drafts.put({ memberId: 0, key: 'register', value: {} });
    await forgetOthers();
    expect(await owners()).toEqual([0]);
  });

  it.each([
    [true, false, 'drops'],
    [false, true, 'drops'],
    [true, true, 'keeps'],
    [false, false, 'keeps'],
  ] as const)(
    'shows no first screen of somebody else: drawn signed in %s, now %s: %s',
    async (was, is, does) => {
      const kept = fakeCaches();
      await keepFirstScreen({ markup: '', data: JSON.stringify({ isSignedIn: was }), language: 'es' });
      if (is) beginSession({ memberId: HERE, token: 'x' });
      await dropForeignFirstScreen();
      expect(kept.has(FIRST_SCREEN_KEY)).toBe(does === 'keeps');
    },
  );

  it('has no copy to drop where an address is not secure', async () => {
    await expect(dropForeignFirstScreen()).resolves.toBeUndefined();
  });
});

describe('a token that the platform still has to end', () => {
  it('is kept for ninety days, and no longer', async () => {
    await queueLogout('old');
    await db.mutations.toCollection().modify({ createdAt: Date.now() - 91 * 24 * 3600 * 1000 });
    await queueLogout('fresh');
    await forgetOthers();
    expect((await db.mutations.toArray()).map(({ token }) => token)).toEqual(['fresh']);
  });
});
