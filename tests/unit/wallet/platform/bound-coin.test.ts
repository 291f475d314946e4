// Given coin is withdrawable once it has been staked, and never locks coin of one's own.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { AppConfig } from '#src/contract/config.ts';
import { type Posting, post, postRound } from '#server/store/ledger/ledger.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { order, settle } from './deposits.ts';
import { ACCOUNT, METHODS, walletCatalogue } from './wallet-catalogue.ts';

const { turnover: _, ...config } = walletCatalogue.config;
const ownCoin = platformTest({}, { catalogue: walletCatalogue });
/** With the table as it is without an operator. */
const usual = platformTest({}, { catalogue: { ...walletCatalogue, config } });

const level = { exp: 0, showType: 1, rebate: 0, dailyAward: [], levelUpAward: [], benefits: [] } as const;
const vipMap = {
  '0': { ...level, level: 0, withdrawPerDay: 150_00 },
  '1': { ...level, level: 1, exp: 100, withdrawPerDay: 900_00 },
};
const byLevel = platformTest(
  {},
  { catalogue: { ...walletCatalogue, config: { ...walletCatalogue.config, vipMap } } },
);

type GivenCoin = [kind: Posting['kind'], amount: number];
type PlayedRound = [bet: number, win?: number];

const withdraw = async (platform: TestPlatform, member: SignedInCaller, amount: number) => {
  await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
  const request = { name: 'bank', amount, bankId: ACCOUNT.bankId, requestId: randomUUID() };
  return platform.call('exchange', request, member);
};
const wallet = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getExchange', {}, member)).data;
const play = (platform: TestPlatform, { id: memberId }: SignedInCaller, ...[bet, win = 0]: PlayedRound) =>
  platform.db.transaction().execute((trx) => postRound(trx, { memberId, bet, win, now: platform.clock.now }));
const give = (platform: TestPlatform, { id: memberId }: SignedInCaller, ...[kind, amount]: GivenCoin) =>
  platform.db.transaction().execute((trx) => post(trx, { memberId, kind, amount, now: platform.clock.now }));
const booksOf = async ({ db }: TestPlatform) => (await checkLedger(db)).problems;

describe('a new account', () => {
  usual('cannot withdraw what it was given', async ({ platform, member }) => {
    expect(await withdraw(platform, member, 400_00)).toMatchObject({
      errcode: 2008,
      data: { required: 20 * WELCOME_COIN, remaining: 20 * WELCOME_COIN, max: 0 },
    });
    expect(await wallet(platform, member)).toMatchObject({
      coin: WELCOME_COIN,
      withdrawable: 0,
      bound: [{ title: 'Welcome bonus', coin: WELCOME_COIN, remaining: 20 * WELCOME_COIN }],
    });
  });

  usual('can, once it has staked it as often as the table says', async ({ platform, member }) => {
    for (let at = 0; at < 19; at++) await play(platform, member, WELCOME_COIN, WELCOME_COIN);
    expect((await wallet(platform, member)).withdrawable).toBe(0);
    await play(platform, member, WELCOME_COIN - 1, WELCOME_COIN - 1);
    expect(await wallet(platform, member)).toMatchObject({ withdrawable: 0, turnover: { remaining: 1 } });
    await play(platform, member, 1, 1);
    expect(await wallet(platform, member)).toMatchObject({
      withdrawable: WELCOME_COIN,
      turnover: { required: 0, done: 0, remaining: 0 },
      bound: [],
    });
    expect((await withdraw(platform, member, 400_00)).errcode).toBe(0);
    expect(await booksOf(platform)).toEqual([]);
  });

  usual('has nothing left to stake when it has lost what it was given', async ({ platform, member }) => {
    await play(platform, member, WELCOME_COIN);
    const { orderId } = (await order(platform, member, { amount: 100_00 })).data;
    await settle(platform, orderId);
    await play(platform, member, 100_00, 100_00);
    expect(await wallet(platform, member)).toMatchObject({ withdrawable: 100_00, bound: [] });
  });

  usual.for<[Posting['kind'], times: number]>([
    ['bind', 5],
    ['signIn', 5],
    ['vipDaily', 5],
    ['vipLevel', 5],
    ['task', 5],
    ['loginBonus', 5],
    ['redPacket', 5],
    ['activity', 5],
    ['mail', 5],
    ['inviteCashOut', 5],
    ['inviteStep', 5],
    ['depositBonus', 5],
    ['commission', 1],
    ['rebate', 1],
    ['deposit', 1],
    ['correctionUp', 0],
    ['withdrawalReturned', 0],
  ])('that gets coin by %s stakes it %i times', async ([kind, times], { platform, member }) => {
    const before = (await wallet(platform, member)).turnover.remaining;
    await give(platform, member, kind, 10_00);
    const { withdrawable, turnover } = await wallet(platform, member);
    expect(turnover.remaining).toBe(before + times * 10_00);
    expect(withdrawable).toBe(times === 0 ? 10_00 : 0);
  });
});

describe('coin of one’s own', () => {
  ownCoin('stays withdrawable when a deposit and bonuses arrive', async ({ platform, member }) => {
    const { orderId } = (await order(platform, member, { rechargeTypeId: METHODS.withFee, amount: 100_00 }))
      .data;
    await settle(platform, orderId);
    await give(platform, member, 'signIn', 3_00);
    expect((await wallet(platform, member)).withdrawable).toBe(WELCOME_COIN);
    expect((await withdraw(platform, member, 500_00)).errcode).toBe(0);
    expect((await wallet(platform, member)).withdrawable).toBe(WELCOME_COIN - 500_00);
  });

  ownCoin('is staked last, and given coin first', async ({ platform, member }) => {
    await give(platform, member, 'deposit', 50_00);
    await give(platform, member, 'task', 30_00);
    await play(platform, member, 20_00);
    const coins = async () => {
      const { bound = [], withdrawable } = await wallet(platform, member);
      return { withdrawable, ...Object.fromEntries(bound.map(({ title, coin }) => [title, coin])) };
    };
    expect(await coins()).toEqual({ withdrawable: WELCOME_COIN, Deposit: 50_00, 'Task reward': 10_00 });
    // The stake of 20 and this one of 30 set the deposit free, of which 30 are left.
    await play(platform, member, 30_00);
    expect(await coins()).toEqual({ withdrawable: WELCOME_COIN + 30_00 });
    await play(platform, member, 40_00);
    expect(await coins()).toEqual({ withdrawable: WELCOME_COIN - 10_00 });
  });

  ownCoin('gets its share of a win, and given coin the other', async ({ platform, member }) => {
    await give(platform, member, 'task', 30_00);
    await play(platform, member, 40_00, 100_01);
    expect(await wallet(platform, member)).toMatchObject({
      // Three quarters were given coin; the odd hundredth is bound.
      withdrawable: WELCOME_COIN - 10_00 + 25_00,
      bound: [{ coin: 75_01, remaining: 5 * 30_00 - 40_00 }],
    });
    expect(await booksOf(platform)).toEqual([]);
  });

  ownCoin('is taken back last by a correction', async ({ platform, member }) => {
    await give(platform, member, 'task', 30_00);
    await give(platform, member, 'correctionDown', 40_00);
    expect(await wallet(platform, member)).toMatchObject({ withdrawable: WELCOME_COIN - 10_00, bound: [] });
    await give(platform, member, 'task', 30_00);
    expect(await give(platform, member, 'correctionDown', 2 * WELCOME_COIN)).toMatchObject({ errcode: 2001 });
    expect((await wallet(platform, member)).bound).toMatchObject([{ coin: 30_00 }]);
    expect(await booksOf(platform)).toEqual([]);
  });

  ownCoin('comes back as such when its withdrawal is refused', async ({ platform, member }) => {
    await give(platform, member, 'task', 30_00);
    const { orderId } = (await withdraw(platform, member, 500_00)).data.order;
    await platform.db.transaction().execute((trx) =>
      post(trx, {
        ...{ memberId: member.id, kind: 'withdrawalReturned', amount: 500_00 },
        ...{ orderId, now: platform.clock.now },
      }),
    );
    expect((await wallet(platform, member)).withdrawable).toBe(WELCOME_COIN);
  });
});

describe('requests at the same moment', () => {
  usual('never withdraw bound coin', async ({ platform, member }) => {
    await give(platform, member, 'correctionUp', 300_00);
    await withdraw(platform, member, 1);
    const codes = await Promise.all([
      withdraw(platform, member, 300_00).then(({ errcode }) => errcode),
      play(platform, member, 100_00, 50_00).then(() => 'played'),
      withdraw(platform, member, 300_00).then(({ errcode }) => errcode),
      play(platform, member, 10_00).then(() => 'played'),
    ]);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await wallet(platform, member)).toMatchObject({
      coin: WELCOME_COIN - 60_00,
      withdrawable: 0,
      bound: [{ coin: WELCOME_COIN - 60_00, remaining: 20 * WELCOME_COIN - 110_00 }],
    });
    expect(await booksOf(platform)).toEqual([]);
  });
});

describe('the limit of a day', () => {
  byLevel(
    'is that of the level where it is lower, and is named with what is left',
    async ({ platform, member }) => {
      expect((await wallet(platform, member)).perDay).toMatchObject({ amount: 150_00, level: 0 });
      const { data } = await withdraw(platform, member, 100_00);
      await platform.db
        .updateTable('withdrawal_order')
        .set({ status: 3 })
        .where('order_id', '=', data.order.orderId)
        .execute();
      const { resetTime: until } = (await wallet(platform, member)).perDay;
      expect(await withdraw(platform, member, 50_01)).toMatchObject({
        errcode: 2004,
        data: { until, max: 150_00, remaining: 50_00, level: 0 },
      });
      expect((await withdraw(platform, member, 50_00)).errcode).toBe(0);
    },
  );

  byLevel('is that of the platform where the level’s is higher', async ({ platform, member }) => {
    await play(platform, member, 100_00, 100_00);
    const { perDay } = await wallet(platform, member);
    expect(perDay).toMatchObject({ amount: 600_00 });
    expect(perDay.level).toBeUndefined();
  });

  byLevel('is shown of every level as it is kept', async ({ platform }) => {
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    const { vipMap: levels } = data as AppConfig;
    expect(Object.values(levels).map(({ withdrawPerDay }) => withdrawPerDay)).toEqual([150_00, 600_00]);
  });
});
