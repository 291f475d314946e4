import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  gameSessionByToken,
  issueLaunch,
  moveTrialCoin,
  redeemLaunch,
} from '#server/store/game/game-sessions.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const start = (member: SignedInCaller, gameId: number, other: object = {}) =>
  platform.call('startGame', { gameId, ...other }, member);
const secretOf = (url: string) => new URL(url).hash.slice(1);
const redeem = (url: string) => redeemLaunch(platform.db, secretOf(url), platform.clock.now);

describe('launching a game', () => {
  it('returns an address on the games origin, and keeps it out of logs and referrers', async () => {
    const member = await platform.register();
    const { errcode, data } = await start(member, GAMES.another);
    expect(errcode).toBe(0);
    const { origin, pathname } = new URL(data.url);
    expect({ origin, pathname }).toEqual({
      origin: 'http://localhost:8081',
      pathname: `/play/${GAMES.another}`,
    });
    expect(data).toMatchObject({
      gameId: GAMES.another,
      method: 'iframe',
      orientation: 1,
      coin: WELCOME_COIN,
      balanceSeq: 1,
    });
  });

  it.each([
    ['an unknown game', GAMES.unknown, 0, 3001],
    ['a closed game', GAMES.closed, 0, 3002],
    ['a game of a closed brand', GAMES.ofClosedBrand, 0, 3002],
    ['a game of a closed platform', GAMES.ofClosedPlatform, 0, 3002],
    ['a game of a hidden type', GAMES.ofClosedType, 0, 3002],
    ['a trial where none is offered', GAMES.open, 1, 3003],
    ['a game that needs more coin', GAMES.expensive, 0, 3005],
  ] as const)('is refused for %s', async (...[, gameId, tryIt, errcode]) => {
    const member = await platform.register();
    expect(await start(member, gameId, { tryIt })).toMatchObject({ status: 200, errcode, code: 400 });
    expect(
      (await platform.call('getAfterLoginInfoWeb', { gameListVersion: '' }, member)).data.gameHistory,
    ).toEqual([]);
  });

  it('says when a platform reopens, and how much coin is missing', async () => {
    const member = await platform.register();
    expect(await start(member, GAMES.ofPlatformInMaintenance)).toMatchObject({
      errcode: 3002,
      data: { until: 4_000_000_000 },
    });
    expect((await start(member, GAMES.expensive)).data).toEqual({ min: 10 * WELCOME_COIN });
  });

  it('returns an address that opens once, for a limited time', async () => {
    const member = await platform.register();
    const { data } = await start(member, GAMES.open);
    const opened = await redeem(data.url);
    expect(opened?.session).toMatchObject({
      id: data.sessionId,
      memberId: member.id,
      gameId: GAMES.open,
      trialCoin: null,
    });
    expect(await redeem(data.url)).toBeNull();
    const later = await start(member, GAMES.open);
    platform.clock.advance(5 * MINUTE - 1);
    expect((await redeem(later.data.url))?.session.id).toBe(data.sessionId);
    const tooLate = await start(member, GAMES.open);
    platform.clock.advance(5 * MINUTE);
    expect(await redeem(tooLate.data.url)).toBeNull();
  });

  it('returns no address for a session that has ended', async () => {
    const member = await platform.register();
    const { data } = await start(member, GAMES.open);
    await platform.call('exitGame', {}, member);
    const from = { appOrigin: 'http://localhost', language: 'en-US', signInId: randomUUID() } as const;
    const issue = platform.db
      .transaction()
      .execute((trx) => issueLaunch(trx, data.sessionId, { from, now: platform.clock.now }));
    expect(await issue).toBeNull();
  });

  it('returns the same session when it is repeated, with a new address', async () => {
    const member = await platform.register();
    const input = { requestId: randomUUID() };
    const [first, again] = [await start(member, GAMES.open, input), await start(member, GAMES.open, input)];
    expect(again.data.sessionId).toBe(first.data.sessionId);
    expect(await redeem(first.data.url)).toBeNull();
    expect(await redeem(again.data.url)).not.toBeNull();
    await platform.call('exitGame', {}, member);
    expect((await start(member, GAMES.open, input)).errcode).toBe(409);
  });

  it('is refused while another game is open, until that one is left', async () => {
    const member = await platform.register();
    await start(member, GAMES.open);
    expect(await start(member, GAMES.another)).toMatchObject({ errcode: 3004, data: { gameId: GAMES.open } });
    expect((await start(member, GAMES.open)).errcode).toBe(0);
    const left = await platform.call('exitGame', { gameId: GAMES.open }, member);
    expect(left.data).toEqual({ coin: WELCOME_COIN, balanceSeq: 1, returned: 0, pending: false });
    expect((await start(member, GAMES.another)).errcode).toBe(0);
  });

  it('is refused after leaving a game that is not open', async () => {
    const member = await platform.register();
    await start(member, GAMES.open);
    expect((await platform.call('exitGame', { gameId: GAMES.another }, member)).errcode).toBe(0);
    expect((await start(member, GAMES.another)).errcode).toBe(3004);
  });

  it('is possible after a page was closed without leaving its game', async () => {
    const member = await platform.register();
    await start(member, GAMES.open);
    platform.clock.advance(4 * MINUTE);
    await platform.call('online', { gameId: GAMES.open }, member);
    platform.clock.advance(4 * MINUTE);
    expect((await start(member, GAMES.another)).errcode).toBe(3004);
    platform.clock.advance(2 * MINUTE);
    expect((await start(member, GAMES.another)).errcode).toBe(0);
  });

  it('in two tabs at once opens one of two games', async () => {
    const member = await platform.register();
    const answers = await Promise.all([start(member, GAMES.open), start(member, GAMES.another)]);
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 3004]);
  });

  it('as a trial uses play money and does not touch the coin', async () => {
    const member = await platform.register();
    await start(member, GAMES.open);
    const { data } = await start(member, GAMES.withTrial, { tryIt: 1 });
    const opened = await redeem(data.url);
    expect(opened?.session).toMatchObject({ trial: true, trialCoin: 100_000 });
    const sessionId = opened?.session.id ?? '';
    const moveBy = (change: number) =>
      platform.db.transaction().execute((trx) => moveTrialCoin(trx, sessionId, change));
    expect(await moveBy(-100_000)).toBe(0);
    expect(await moveBy(-1)).toMatchObject({ errcode: 2001 });
    expect((await platform.call('refreshData', {}, member)).data).toMatchObject({
      coin: WELCOME_COIN,
      balanceSeq: 1,
    });
  });
});

describe('a game session', () => {
  it('is played with its token until it is left', async () => {
    const member = await platform.register();
    const { data } = await start(member, GAMES.open);
    const token = (await redeem(data.url))?.token ?? '';
    const find = () => gameSessionByToken(platform.db, token, platform.clock.now);
    expect(await find()).toMatchObject({ memberId: member.id });
    await platform.call('exitGame', {}, member);
    expect(await find()).toBeNull();
  });

  it('is stored as digests only', async () => {
    const member = await platform.register();
    const { data } = await start(member, GAMES.open);
    const token = (await redeem(data.url))?.token ?? 'none';
    const again = await start(member, GAMES.open);
    const stored = JSON.stringify(await platform.db.selectFrom('game_session').selectAll().execute());
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(secretOf(again.data.url));
  });

  it('appears in the list of played games, newest first', async () => {
    const member = await platform.register();
    for (const gameId of [GAMES.open, GAMES.another, GAMES.open]) {
      await start(member, gameId);
      await platform.call('exitGame', {}, member);
      platform.clock.advance(1000);
    }
    const { data } = await platform.call('getAfterLoginInfoWeb', { gameListVersion: '' }, member);
    expect(data.gameHistory).toEqual([GAMES.open, GAMES.another]);
  });

  it('of an unknown game cannot be left', async () => {
    const member = await platform.register();
    expect((await platform.call('exitGame', { gameId: GAMES.unknown }, member)).errcode).toBe(3001);
  });
});

describe('a like', () => {
  it('has the same result however often it is sent', async () => {
    const member = await platform.register();
    const like = (wanted: object) => platform.call('gameLike', { gameId: GAMES.open, ...wanted }, member);
    for (let time = 0; time < 3; time += 1) {
      expect((await like({ like: 1 })).data).toEqual({ gameLikes: [GAMES.open], like: 1 });
    }
    for (let time = 0; time < 3; time += 1)
      expect((await like({ like: 0 })).data).toEqual({ gameLikes: [], like: 0 });
    expect((await like({})).data.like).toBe(1);
    expect((await like({})).data.like).toBe(0);
  });

  it('is stored once when it is sent twice at once', async () => {
    const member = await platform.register();
    const input = { gameId: GAMES.open, like: 1 };
    const answers = await Promise.all([1, 2, 3].map(() => platform.call('gameLike', input, member)));
    for (const { data } of answers) expect(data).toEqual({ gameLikes: [GAMES.open], like: 1 });
  });

  it('may be for a closed game, but not for an unknown one', async () => {
    const member = await platform.register();
    expect((await platform.call('gameLike', { gameId: GAMES.closed, like: 1 }, member)).errcode).toBe(0);
    expect((await platform.call('gameLike', { gameId: GAMES.unknown }, member)).errcode).toBe(3001);
  });
});
