// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database, db } from '#src/data/db/database.ts';
import { writeMember } from '#src/data/db/write.ts';
import { beginSession, endSession, TOKEN_KEY } from '#src/data/session/session.ts';
import { closePage } from '#tests/support/page.ts';

const MEMBER = 7;

const play = (gameId: number) =>
  writeMember(MEMBER, ['plays'], async (own) => {
    await own.plays.put({ memberId: MEMBER, gameId, playedAt: 1 });
    return gameId;
  });

beforeEach(async () => {
  await database();
  beginSession({ memberId: MEMBER, token: 'x' });
});
afterEach(closePage);

it('writes rows for the signed-in member', async () => {
  expect(await play(1)).toBe(1);
  expect(await db.plays.count()).toBe(1);
});

it('writes nothing for a member who signs out while the write is queued', async () => {
  const before = db.transaction('rw', db.plays, async () => {
    await db.plays.count();
    endSession('signOut', 'x');
  });
  const written = play(1);
  await before;
  expect(await written).toBeUndefined();
  expect(await db.plays.count()).toBe(0);
});

it('writes nothing once another tab has signed the member out, even before this tab knows', async () => {
  localStorage.removeItem(TOKEN_KEY);
  expect(await play(1)).toBeUndefined();
  expect(await db.plays.count()).toBe(0);
});

it('writes nothing for a member after another one has signed in', async () => {
  beginSession({ memberId: MEMBER + 1, token: 'y' });
  expect(await play(1)).toBeUndefined();
  expect(await db.plays.count()).toBe(0);
});

it('writes rows without a member while nobody is signed in', async () => {
  const keep = () =>
    writeMember(0, ['drafts'], (own) => own.drafts.put({ memberId: 0, key: 'register', value: {} }));
  expect(await keep()).toBeUndefined();
  endSession('signOut', 'x');
  await keep();
  expect(await db.drafts.count()).toBe(1);
});
