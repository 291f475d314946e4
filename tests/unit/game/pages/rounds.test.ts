// A round from the bet to the ledger.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { balanceOf } from '#server/store/ledger/ledger.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { enter, post } from './games-client.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const BET = 10_00;
const OVER_50 = { side: 'over', target: 50 };

const entriesOf = (platform: TestPlatform, memberId: number) =>
  platform.db
    .selectFrom('ledger_entry')
    .select(['kind', 'type', 'amount', 'balance', 'seq', 'game_id', 'order_id'])
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();

async function expectLedgerAddsUp(platform: TestPlatform, member: SignedInCaller) {
  let balance = 0;
  for (const entry of await entriesOf(platform, member.id)) {
    balance += entry.amount;
    expect(entry.balance).toBe(balance);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect((await balanceOf(platform.db, member.id)).coin).toBe(balance);
  return balance;
}

describe('a visit', () => {
  it('from launch to exit leaves a ledger that adds up, and a history', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    expect(stay.state).toMatchObject({ coin: WELCOME_COIN, balanceSeq: 1, trial: false, last: null });
    let expected = WELCOME_COIN;
    for (let round = 0; round < 12; round += 1) {
      const { errcode, data } = await stay.play(BET);
      expect(errcode).toBe(0);
      expected += data.win - BET;
      expect(data.coin).toBe(expected);
    }
    const { data } = await platform.call('exitGame', { gameId: GAMES.open }, member);
    expect(data).toMatchObject({ coin: expected, returned: 0, pending: false });
    expect(await expectLedgerAddsUp(platform, member)).toBe(expected);
    const bets = (await entriesOf(platform, member.id)).filter(({ kind }) => kind === 'bet');
    expect(bets).toHaveLength(12);
    expect(bets.every((bet) => bet.type === 3 && bet.game_id === GAMES.open && bet.amount === -BET)).toBe(
      true,
    );
    const now = Math.floor(platform.clock.now.getTime() / 1000);
    const history = await platform.call('betRecord', { startTime: now - 60, endTime: now + 60 }, member);
    expect(history.data.total).toBe(12);
    expect(history.data.list[0]).toMatchObject({ gameId: GAMES.open, bet: BET, status: 1 });
  });

  it('shows the last round again after a reload', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.another });
    const { data } = await stay.play(BET, { choice: OVER_50 });
    const reloaded = await post(platform, 'state', { token: stay.token, body: {} });
    expect(reloaded.data).toMatchObject({ coin: data.coin, balanceSeq: data.balanceSeq, last: data });
  });

  it('brings back the bet and the choice of the visit before, but not those of play money', async ({
    platform,
  }) => {
    const member = await platform.register();
    const dice = { gameId: GAMES.another };
    const first = await enter(platform, member, dice);
    expect(first.state).toMatchObject({
      remembered: null,
      recent: [],
      hasTrial: false,
      gameId: GAMES.another,
    });
    for (const bet of [BET, 37_00]) {
      platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
      await first.play(bet, { choice: OVER_50 });
    }
    await platform.call('exitGame', {}, member);
    platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
    await enter(platform, member, dice);
    await platform.call('exitGame', {}, member);
    platform.clock.now = new Date(platform.clock.now.getTime() + 1000);
    const second = await enter(platform, member, dice);
    expect(second.state).toMatchObject({
      last: null,
      recent: [],
      remembered: { bet: 37_00, choice: OVER_50 },
    });
    await platform.call('exitGame', {}, member);
    const trial = await enter(platform, member, { gameId: GAMES.withTrial, tryIt: 1 });
    await trial.play(500_00, { choice: { temper: 'bold' } });
    const real = await enter(platform, member, { gameId: GAMES.withTrial });
    expect(real.state).toMatchObject({ remembered: null, hasTrial: true });
  });

  it('lists its last six rounds after a reload, with their time', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.another });
    const played = [];
    for (const bet of [1, 2, 3, 4, 5, 6, 7]) {
      const { data } = await stay.play(bet * 100, { choice: OVER_50 });
      expect(data.time).toBe(Math.floor(platform.clock.now.getTime() / 1000));
      played.unshift(data);
    }
    const reloaded = await post(platform, 'state', { token: stay.token, body: {} });
    expect(reloaded.data).toMatchObject({ recent: played.slice(0, 6) });
  });

  it('with play money never touches the ledger', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.withTrial, tryIt: 1 });
    expect(stay.state.trial).toBe(true);
    expect(stay.state.balanceSeq).toBeUndefined();
    const { data } = await stay.play(BET, { choice: { temper: 'calm' } });
    expect(data.coin).toBe(stay.state.coin - BET + data.win);
    expect(data.balanceSeq).toBeUndefined();
    expect(await entriesOf(platform, member.id)).toHaveLength(1);
    const now = Math.floor(platform.clock.now.getTime() / 1000);
    const history = await platform.call('betRecord', { startTime: now - 60, endTime: now + 60 }, member);
    expect(history.data.total).toBe(0);
  });
});

describe('a round asked twice', () => {
  it('is one round with the same answer', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const roundId = randomUUID();
    const first = await stay.play(BET, { roundId });
    await stay.play(BET);
    expect((await stay.play(BET, { roundId })).data).toEqual(first.data);
    expect((await stay.play(BET, { roundId: roundId.toUpperCase() })).data).toEqual(first.data);
    expect((await entriesOf(platform, member.id)).filter(({ kind }) => kind === 'bet')).toHaveLength(2);
  });

  it('is one round also at the same moment', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const roundId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => stay.play(BET, { roundId })));
    for (const answer of answers) expect(answer.data).toEqual(answers[0]?.data);
    expect((await entriesOf(platform, member.id)).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
    await expectLedgerAddsUp(platform, member);
  });

  it('is answered even when the game was closed meanwhile', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const roundId = randomUUID();
    const first = await stay.play(BET, { roundId });
    await platform.call('exitGame', {}, member);
    expect((await stay.play(BET, { roundId })).data).toEqual(first.data);
    expect(await stay.play(BET)).toMatchObject({ errcode: 3101 });
  });

  it('with another bet or choice is refused', async ({ platform }) => {
    const stay = await enter(platform, await platform.register(), { gameId: GAMES.another });
    const roundId = randomUUID();
    await stay.play(BET, { roundId, choice: OVER_50 });
    expect((await stay.play(2 * BET, { roundId, choice: OVER_50 })).errcode).toBe(409);
    expect((await stay.play(BET, { roundId, choice: { side: 'under', target: 50 } })).errcode).toBe(409);
    expect((await stay.play(BET, { roundId, choice: { target: 50, side: 'over' } })).errcode).toBe(0);
  });
});

describe('rounds at the same moment', () => {
  it('come one after the other, and the balance never goes below zero', async ({ platform }) => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.another });
    const bets = Array.from({ length: 5 }, () => stay.play(500_00, { choice: { side: 'over', target: 98 } }));
    const answers = await Promise.all(bets);
    const played = answers.filter(({ errcode }) => errcode === 0);
    expect(played.length).toBeGreaterThanOrEqual(2);
    const others = answers.filter(({ errcode }) => errcode !== 0);
    expect(others.every(({ errcode }) => errcode === 2001)).toBe(true);
    await expectLedgerAddsUp(platform, member);
  });
});
