// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { setQueuePolicies } from '#src/data/mutations/policies.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { like, likePolicy, toggleLike } from '#src/features/lobby/like/actions.ts';
import { closeOverlay, openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import type { Line } from '#tests/support/line.ts';
import { holdAnswer } from '#tests/support/lines/hold-answer.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;

beforeAll(async () => {
  platform = await createTestPlatform();
  setQueuePolicies([likePolicy]);
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await platform.register();
  line = await openPage(platform);
  enterAs(member);
});
afterEach(closePage);

/** Ids of the games with a filled heart. */
async function shown(): Promise<number[]> {
  const { db } = await database();
  const rows = await db.likes.where({ memberId: member.id }).toArray();
  return rows.filter((row) => row.like === 1).map((row) => row.gameId);
}
const stored = async (caller = member) =>
  (await platform.call('getAfterLoginInfoWeb', { gameListVersion: '' }, caller)).data.gameLikes;
const waiting = async () => {
  const { db } = await database();
  return db.likes.filter((row) => row.isPending === true).count();
};

describe('a like', () => {
  it('shows at once and is stored by the platform', async () => {
    const done = toggleLike(GAMES.open);
    await vi.waitFor(async () => expect(await shown()).toEqual([GAMES.open]));
    await done;
    expect(await stored()).toEqual([GAMES.open]);
    expect(await waiting()).toBe(0);
  });

  it('that is taken back disappears on both sides', async () => {
    await toggleLike(GAMES.open);
    await toggleLike(GAMES.open);
    expect(await shown()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('waits for a connection, and is sent when it returns', async () => {
    line.disturb = () => 'cut';
    await toggleLike(GAMES.open);
    await toggleLike(GAMES.another);
    expect(await shown()).toEqual([GAMES.open, GAMES.another]);
    expect(await stored()).toEqual([]);
    line.disturb = () => {};
    await flush({ isUrgent: true });
    expect(await stored()).toEqual(expect.arrayContaining([GAMES.open, GAMES.another]));
    expect(await waiting()).toBe(0);
  });

  it('is not undone by an earlier answer', async () => {
    line.disturb = () => 'cut';
    await toggleLike(GAMES.open);
    line.disturb = (body) => (body.includes('"like"') ? 'cut' : undefined);
    await refreshMember();
    expect(await shown()).toEqual([GAMES.open]);
  });

  it.each([
    { what: 'that is confirmed', before: 0, wanted: [GAMES.open] },
    { what: 'that is taken back', before: 1, wanted: [] },
  ])('$what is not undone by the late answer to an earlier call', async ({ before, wanted }) => {
    let now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1));
    for (let tap = 0; tap < before; tap += 1) await toggleLike(GAMES.open);
    const late = holdAnswer(line, 'getAfterLoginInfo');
    const refreshed = refreshMember();
    await late.isHeld;
    await toggleLike(GAMES.open);
    expect(await waiting()).toBe(0);
    late.release();
    await refreshed;
    expect(await shown()).toEqual(wanted);
    clock.mockRestore();
  });

  it('follows what was done on another device since', async () => {
    await toggleLike(GAMES.open);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await platform.call('gameLike', { gameId: GAMES.open, like: 0 }, member);
    await refreshMember();
    expect(await shown()).toEqual([]);
    clock.mockReturnValue(Date.now() + 1000);
    await platform.call('gameLike', { gameId: GAMES.open, like: 1 }, member);
    await refreshMember();
    expect(await shown()).toEqual([GAMES.open]);
    clock.mockRestore();
  });

  it('has the last value the member chose, after any number of changes', async () => {
    await Promise.all([toggleLike(GAMES.open), toggleLike(GAMES.open), toggleLike(GAMES.open)]);
    expect(await shown()).toEqual([GAMES.open]);
    expect(await stored()).toEqual([GAMES.open]);
    line.disturb = () => 'lost';
    await toggleLike(GAMES.open);
    line.disturb = () => {};
    await toggleLike(GAMES.open);
    expect(await stored()).toEqual([GAMES.open]);
  });

  it('of a game that no longer exists does not block the others', async () => {
    line.disturb = () => 'cut';
    await toggleLike(GAMES.unknown);
    await toggleLike(GAMES.open);
    line.disturb = () => {};
    await flush({ isUrgent: true });
    expect(await stored()).toEqual([GAMES.open]);
    expect(await shown()).toEqual([GAMES.open]);
  });

  it('is never sent for another member', async () => {
    line.disturb = () => 'cut';
    await toggleLike(GAMES.open);
    endSession('signOut', session.peek().token);
    line.disturb = () => {};
    const other = await platform.register();
    enterAs(other);
    await flush({ isUrgent: true });
    expect(await stored(other)).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});

describe('a like of a signed-out visitor', () => {
  beforeEach(() => endSession('signOut', session.peek().token));

  it('asks to sign in, and is stored afterwards', async () => {
    await like(GAMES.open);
    expect(openedOverlay.peek()?.name).toBe('login');
    openOverlay('register', {});
    enterAs(member);
    await vi.waitFor(async () => expect(await stored()).toEqual([GAMES.open]));
  });

  it('is discarded if the visitor changes their mind', async () => {
    await like(GAMES.open);
    closeOverlay();
    enterAs(member);
    await flush({ isUrgent: true });
    expect(await shown()).toEqual([]);
  });
});
