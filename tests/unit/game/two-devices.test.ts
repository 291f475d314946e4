// @vitest-environment happy-dom
// One member, one game, a phone (this page) and a laptop.
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { closeGame, leaveGame, startGame } from '#src/features/game/session/actions.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import {
  closePlayer,
  leaveUnanswered,
  openPlayer,
  pendingGames,
  play,
  type Player,
  retry,
} from './player.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let player: Player;
let laptop: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  player = await openPlayer(platform);
  laptop = await anotherDevice(platform, player.member);
});
afterEach(() => closePlayer(player));

async function anotherDevice(platform: TestPlatform, member: SignedInCaller): Promise<SignedInCaller> {
  const input = { account: member.account, password: PASSWORD, loginType: 2 };
  const caller = { fingerprint: 'a-laptop' };
  const { data } = await platform.call('accountLogin', input, caller);
  return { ...member, ...caller, token: data.token };
}

const start = (platform: TestPlatform, gameId: number) => platform.call('startGame', { gameId }, laptop);
const openIds = async (platform: TestPlatform) => {
  const open = platform.db.selectFrom('game_session').select('id').where('ended_at', 'is', null);
  return (await open.where('member_id', '=', player.member.id).execute()).map(({ id }) => id);
};
const exitInputs = () =>
  player.line.sent
    .map((body) => JSON.parse(body) as Record<string, unknown>)
    .filter((body) => 'requestId' in body && 'gameId' in body && !('tryIt' in body));

describe("the phone's late exit", () => {
  it("does not end the laptop's session in the same game", async ({ platform }) => {
    await play();
    await leaveUnanswered(player, 'cut');
    const { data } = await start(platform, GAMES.open);
    await retry();
    expect(await pendingGames()).toEqual([]);
    expect(await openIds(platform)).toEqual([data.sessionId]);
  });

  it("does not end it while the phone's game is open in a tab either", async ({ platform }) => {
    await play();
    const { data } = await start(platform, GAMES.open);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(await openIds(platform)).toEqual([data.sessionId]);
  });

  it('names the session that was launched last, after a reload as well', async ({ platform }) => {
    await play();
    await play();
    const [sessionId] = await openIds(platform);
    leaveGame(GAMES.open);
    await vi.waitFor(async () => expect(await pendingGames()).toEqual([]));
    expect(exitInputs().map((input) => input['sessionId'])).toEqual([sessionId]);
    expect(await openIds(platform)).toEqual([]);
  });
});

describe('a game that the laptop has open', () => {
  it('can be closed from the phone, also behind an exit of its own that waits', async ({ platform }) => {
    await play();
    await leaveUnanswered(player, 'cut');
    await start(platform, GAMES.open);
    await closeGame(GAMES.open);
    expect(await openIds(platform)).toEqual([]);
    expect(await db.mutations.toArray()).toEqual([]);
  });

  it('moves to the phone when it is launched there', async ({ platform }) => {
    const first = await start(platform, GAMES.open);
    const reply = await startGame({ gameId: GAMES.open, isTrial: false });
    expect(reply.ok && reply.data.sessionId).not.toBe(first.data.sessionId);
    expect(await openIds(platform)).toEqual([reply.ok && reply.data.sessionId]);
    const late = { gameId: GAMES.open, sessionId: first.data.sessionId };
    expect((await platform.call('exitGame', late, laptop)).errcode).toBe(0);
    expect(await openIds(platform)).toEqual([reply.ok && reply.data.sessionId]);
  });
});

describe('exitGame', () => {
  it('without a session ends the newest one of the game', async ({ platform }) => {
    const gameId = GAMES.withTrial;
    const real = await platform.call('startGame', { gameId, tryIt: 1 }, laptop);
    platform.clock.advance(1000);
    const newest = await platform.call('startGame', { gameId, tryIt: 1 }, laptop);
    await platform.call('exitGame', { gameId }, laptop);
    expect(await openIds(platform)).toEqual([real.data.sessionId]);
    expect(newest.errcode).toBe(0);
    await platform.call('exitGame', {}, laptop);
    expect(await openIds(platform)).toEqual([]);
  });

  it('with an unknown session ends nothing', async ({ platform }) => {
    const { data } = await start(platform, GAMES.open);
    for (const sessionId of ['no-uuid', "'; drop table member; --", '00000000-0000-0000-0000-000000000000']) {
      const answer = await platform.call('exitGame', { gameId: GAMES.open, sessionId }, laptop);
      expect(answer.errcode).toBe(0);
    }
    expect(await openIds(platform)).toEqual([data.sessionId]);
  });

  it("never ends another member's session", async ({ platform }) => {
    const { data } = await start(platform, GAMES.open);
    const stranger = await platform.register();
    await platform.call('exitGame', { sessionId: data.sessionId }, stranger);
    expect(await openIds(platform)).toEqual([data.sessionId]);
  });
});
