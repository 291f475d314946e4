// What a game's origin refuses, and that it says so in words.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createTestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { enter, open, post } from './games-client.ts';
import { leaveCoin } from '#tests/support/games/left-coin.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const BET = 10_00;
const HOUR = 3_600_000;

const roundOf = (bet: unknown, choice: unknown = {}) => ({ roundId: randomUUID(), bet, choice });

describe('the way in', () => {
  it('opens once, and with nothing but the secret', async ({ platform }) => {
    const launch = await platform.call('startGame', { gameId: GAMES.open }, await platform.register());
    expect(await open(platform, launch.data.url)).toMatchObject({ status: 200, errcode: 0 });
    expect(await open(platform, launch.data.url)).toMatchObject({ errcode: 3105, code: 400 });
    expect(await post(platform, 'open', { body: { secret: 'guessed' } })).toMatchObject({ errcode: 3105 });
  });

  it('takes no round without the session, and tells a window that was taken over', async ({ platform }) => {
    const member = await platform.register();
    const first = await enter(platform, member, { gameId: GAMES.open });
    await enter(platform, member, { gameId: GAMES.open });
    expect(await first.play(BET)).toMatchObject({
      errcode: 3103,
      msg: 'This game is open in another window.',
    });
    expect(await post(platform, 'round', { body: roundOf(BET) })).toMatchObject({ errcode: 3103 });
  });

  it('ends when its time is over', async () => {
    const short = await createTestPlatform({ SESSION_DAYS: '30' });
    const stay = await enter(short, await short.register(), { gameId: GAMES.open });
    short.clock.advance(12 * HOUR + 1);
    expect(await stay.play(BET)).toMatchObject({ errcode: 3102 });
    expect(await post(short, 'state', { token: stay.token, body: {} })).toMatchObject({ errcode: 3102 });
    await short.close();
  });

  it('ends with the sign-in it came from', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    await platform.call('logout', {}, member);
    expect(await stay.play(BET)).toMatchObject({ errcode: 3104 });
  });

  it('is closed to a member who was suspended meanwhile', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    expect(await stay.play(BET)).toMatchObject({ errcode: 403 });
  });
});

describe('a bet', () => {
  it.for([
    ['below the smallest', 50, 2002],
    ['above the largest', 500_01, 2003],
    ['of a part of a coin', 150, 422],
    ['of nothing', 0, 422],
    ['below zero', -BET, 422],
    ['of a fraction', 10.5, 422],
    ['of text', '1000', 422],
    ['beyond all numbers', 1e300, 422],
  ] as const)('%s is refused', async ([, bet, errcode], { platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const refused = await post(platform, 'round', { token: stay.token, body: roundOf(bet) });
    expect(refused).toMatchObject({ status: 200, errcode, code: 400 });
    expect(refused.msg).not.toBe('');
    const state = await post(platform, 'state', { token: stay.token, body: {} });
    expect(state.data).toMatchObject({ coin: WELCOME_COIN, last: null });
  });

  it('above the balance is refused, and nothing is written', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    await leaveCoin(platform, member.id, 5_00);
    expect(await stay.play(BET)).toMatchObject({
      errcode: 2001,
      msg: 'Your balance is too small for this bet.',
    });
    const rounds = await platform.db
      .selectFrom('game_round')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    expect(rounds).toEqual([]);
  });

  it('above the play money is refused', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.withTrial, tryIt: 1 });
    await platform.db
      .updateTable('game_session')
      .set({ trial_coin: 5_00 })
      .where('trial', '=', true)
      .execute();
    expect(await stay.play(BET, { choice: { temper: 'bold' } })).toMatchObject({ errcode: 2001 });
  });

  it.for([
    ['no target', {}],
    ['a target that always wins', { side: 'over', target: 1 }],
    ['a target that never wins', { side: 'under', target: 1 }],
    ['a side that is none', { side: 'beside', target: 50 }],
    ['a target that is no number', { side: 'over', target: '50' }],
    ['a choice that is a list', []],
    ['a choice that is nothing', null],
  ] as const)('on dice with %s is refused', async ([, choice], { platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.another });
    expect(await post(platform, 'round', { token: stay.token, body: roundOf(BET, choice) })).toMatchObject({
      errcode: 422,
    });
  });

  it('is refused once the game is closed for everybody', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.another });
    await platform.db.updateTable('game').set({ status: 0 }).where('game_id', '=', GAMES.another).execute();
    expect(await stay.play(BET, { choice: { side: 'over', target: 50 } })).toMatchObject({ errcode: 3002 });
    await platform.db.updateTable('game').set({ status: 1 }).where('game_id', '=', GAMES.another).execute();
  });
});

describe('a body that nobody can read', () => {
  it.for([
    ['no JSON', '{"roundId":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['nothing', ''],
    ['too deep', `${'['.repeat(60)}${']'.repeat(60)}`],
  ] as const)('because it is %s gets an envelope', async ([, body], { platform }) => {
    expect(await post(platform, 'round', { body })).toMatchObject({ status: 400, errcode: 400, data: null });
  });

  it('is refused when it is too large, of another kind or for another call', async ({ platform }) => {
    expect(await post(platform, 'round', { body: `"${'x'.repeat(5000)}"` })).toMatchObject({ errcode: 413 });
    const text = { 'content-type': 'text/plain' };
    expect(await post(platform, 'round', { body: '{}', headers: text })).toMatchObject({ errcode: 400 });
    expect(await post(platform, 'toString', { body: {} })).toMatchObject({ status: 404, errcode: 404 });
    const asked = await platform.games.inject({ url: '/api/round' });
    expect(asked.json()).toMatchObject({ errcode: 405 });
  });

  it('with wrong fields changes nothing', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.open });
    const bodies = [
      {},
      { roundId: 'x', bet: BET },
      { roundId: randomUUID() },
      { roundId: 7, bet: BET },
      { roundId: randomUUID(), bet: BET, choice: 'all' },
      { roundId: '\u0000', bet: BET },
    ];
    for (const body of bodies)
      expect(await post(platform, 'round', { token: stay.token, body })).toMatchObject({ errcode: 422 });
    expect(await post(platform, 'open', { body: { secret: 5 } })).toMatchObject({ errcode: 422 });
  });

  it('may hold anything beside what is asked', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.open });
    const choice = { side: 'over', extra: '\u0000', __proto__: { polluted: true } };
    const body = { ...roundOf(BET, choice), win: 1e9, extra: '\u0000' };
    expect(await post(platform, 'round', { token: stay.token, body })).toMatchObject({ errcode: 0 });
  });
});

it('speaks the language of the launch', async ({ platform }) => {
  const member = await platform.register();
  const stay = await enter(platform, member, { gameId: GAMES.open });
  const refused = await post(platform, 'round', {
    token: stay.token,
    body: roundOf(600_00),
    headers: { 'accept-language': 'es' },
  });
  expect(refused.msg).toBe('Esta apuesta es superior a la máxima.');
});
