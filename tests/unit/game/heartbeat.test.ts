// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToHeartbeat } from '#src/app/members/heartbeat.ts';
import { connection } from '#src/data/api/connection.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { fakeTimeouts, noAnswer } from '#tests/support/silence.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;
/** Ends the other tab, which opened the game first. */
let closeOther = () => {};
const otherIsOpen = new Promise<void>((resolve) => {
  closeOther = resolve;
});
const locks = { request: async (_: string, hold: () => Promise<void>) => otherIsOpen.then(hold) };

beforeAll(async () => {
  platform = await createTestPlatform();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  replaceProperty(navigator, 'locks', locks);
  listenToHeartbeat();
});
afterAll(() => platform.close());
beforeEach(async () => {
  closeOther();
  member = await platform.register();
  line = await openPage(platform, '/');
  line.disturb = () => ({ status: 200, body: '{"errcode":0,"data":{"serverTime":1}}' });
  enterAs(member);
  await pass(0);
});
afterEach(async () => {
  openGameId.value = 0;
  show('visible');
  await pass(0);
  endSession('signOut', session.peek().token);
});
afterAll(closePage);

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const beats = () =>
  line.sent
    .map((body) => JSON.parse(body) as Record<string, unknown>)
    .filter((body) => 'gameId' in body)
    .map(({ gameId }) => gameId);

function show(state: 'visible' | 'hidden'): void {
  replaceProperty(document, 'visibilityState', state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the heartbeat', () => {
  it('is sent at once after sign-in, and every 60 seconds', async () => {
    expect(beats()).toEqual([0]);
    await pass(MINUTE - 1);
    expect(beats()).toHaveLength(1);
    await pass(1);
    expect(beats()).toHaveLength(2);
    await pass(3 * MINUTE);
    expect(beats()).toHaveLength(5);
  });

  it('names the open game', async () => {
    openGameId.value = GAMES.open;
    await pass(MINUTE);
    expect(beats()).toEqual([0, GAMES.open]);
  });

  it('is not sent while nobody is signed in', async () => {
    endSession('signOut', member.token);
    await pass(5 * MINUTE);
    expect(beats()).toEqual([0]);
  });

  it('skips what falls into an outage, and does not catch up', async () => {
    connection.value = 'offline';
    await pass(10 * MINUTE);
    expect(beats()).toHaveLength(1);
    connection.value = 'online';
    await pass(0);
    expect(beats()).toHaveLength(2);
    await pass(MINUTE);
    expect(beats()).toHaveLength(3);
  });

  it('goes on every 60 seconds in a hidden page', async () => {
    show('hidden');
    await pass(60 * MINUTE);
    expect(beats()).toHaveLength(61);
    show('visible');
    await pass(0);
    expect(beats()).toHaveLength(61);
  });

  it('shows no error when it times out', async () => {
    fakeTimeouts();
    vi.stubGlobal('fetch', noAnswer);
    await pass(2 * MINUTE);
    expect(openedDialogs.peek()).toEqual([]);
    vi.stubGlobal('fetch', line.fetch);
  });
});
