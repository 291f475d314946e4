// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Table } from 'dexie';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_SCREEN_KEY } from '#src/contract/page/first-screen.ts';
import { noteServerTime } from '#src/data/api/clock.ts';
import { dropForeignFirstScreen, forgetOthers } from '#src/data/db/cleanup.ts';
import { database } from '#src/data/db/database.ts';
import { INVITE_DRAFT, memberTables } from '#src/data/db/tables/retention.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { keepFirstScreen } from '#src/data/db/first-screen-cache.ts';
import { queueLogout } from '#src/data/mutations/logout.ts';
import { beginSession } from '#src/data/session/session.ts';
import { TABLES_WITH_A_MEMBER } from '#tests/support/member-traces.ts';
import { closePage } from '#tests/support/page.ts';

const [GONE, HERE] = [7, 8];

/** Without the checks of its rows, which here hold as little as their keys ask for. */
const db = new HalcyonDb();

afterAll(() => db.close());

/** Cache Storage reduced to one entry in one cache. */
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

describe('a visit that ended during sign-out', () => {
  it('is cleaned up at the next start: only the signed-in member keeps rows', async () => {
    beginSession({ memberId: HERE, token: 'x' });
    await forgetOthers();
    expect(await owners()).toEqual([HERE]);
  });

  it("leaves no member's rows when nobody is signed in, but keeps what was typed signed out", async () => {
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
    'shows no first screen of another member: drawn signed in %s, now %s: %s',
    async (was, is, does) => {
      const kept = fakeCaches();
      await keepFirstScreen({
        markup: '',
        data: JSON.stringify({ isSignedIn: was }),
        language: 'es',
        direction: 'ltr',
      });
      if (is) beginSession({ memberId: HERE, token: 'x' });
      await dropForeignFirstScreen();
      expect(kept.has(FIRST_SCREEN_KEY)).toBe(does === 'keeps');
    },
  );

  it('has no copy to drop at an insecure address', async () => {
    await expect(dropForeignFirstScreen()).resolves.toBeUndefined();
  });
});

describe('the tables of a member', () => {
  /** A row with only the fields that the keys of the table require. */
  const rowIn = ({ schema }: Table, memberId: number) =>
    Object.assign(
      { memberId },
      ...[schema.primKey.keyPath].flat().map((key) => key !== 'memberId' && { [key ?? 'id']: `${memberId}` }),
    ) as { memberId: number };

  it('are found by their keys in every table whose rows have a member', () => {
    expect(memberTables(db).map(({ name }) => name)).toEqual(expect.arrayContaining(TABLES_WITH_A_MEMBER));
  });

  it('keep everything of the signed-in member, and only declared fields of others', async () => {
    beginSession({ memberId: HERE, token: 'x' });
    for (const table of memberTables(db)) await table.bulkPut([rowIn(table, GONE), rowIn(table, HERE)]);
    await forgetOthers();
    for (const { name } of memberTables(db)) {
      const left = new Set((await db.table<{ memberId: number }>(name).toArray()).map((row) => row.memberId));
      expect([name, ...left]).toEqual(name === 'mutations' ? [name, GONE, HERE] : [name, HERE]);
    }
  });

  it('keep only the call of a sent mutation, and nothing of a pending one', async () => {
    const row = { memberId: GONE, call: 'exchange', subject: 'order 7', createdAt: 5, attempts: 1 };
    await db.mutations.bulkPut([
      { ...row, requestId: 'sent' },
      { ...row, requestId: 'queued', input: {} },
    ]);
    await forgetOthers();
    expect(await db.mutations.toArray()).toEqual([{ ...row, requestId: 'sent', subject: '' }]);
  });

  it('are not locked for writing when they hold nothing of anybody else', async () => {
    await db.drafts.where({ memberId: GONE }).delete();
    beginSession({ memberId: HERE, token: 'x' });
    const begun = vi.spyOn((await database()).db, 'transaction');
    await forgetOthers();
    expect(begun.mock.calls.map(([mode]) => mode)).toEqual(['r']);
    begun.mockRestore();
    expect(await owners()).toEqual([HERE]);
  });

  it('keep the inviter of the installation', async () => {
    await db.drafts.bulkPut([
      { memberId: 0, key: INVITE_DRAFT, value: 'code' },
      { memberId: 0, key: 'register', value: {} },
      { memberId: GONE, key: INVITE_DRAFT, value: 'code' },
    ]);
    beginSession({ memberId: HERE, token: 'x' });
    await forgetOthers();
    const kept = (await db.drafts.toArray()).map(({ memberId, key }) => [memberId, key]);
    expect(kept).toEqual([
      [0, INVITE_DRAFT],
      [HERE, 'feedback'],
    ]);
  });
});

describe('a token that the platform still has to end', () => {
  it('is kept for ninety days, and no longer', async () => {
    noteServerTime(Date.now() / 1000);
    await queueLogout('old');
    await db.mutations.toCollection().modify({ createdAt: Date.now() - 91 * 24 * 3600 * 1000 });
    await queueLogout('fresh');
    await forgetOthers();
    expect((await db.mutations.toArray()).map(({ token }) => token)).toEqual(['fresh']);
  });
});
