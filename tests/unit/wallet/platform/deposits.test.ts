// A deposit is credited once, by the payment service alone.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { balanceOf } from '#server/store/ledger/ledger.ts';
import { expireDeposits } from '#server/store/wallet/deposits.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { coupon, order, settle, status } from './deposits.ts';
import { ACCOUNT, BANKS, MAX, METHODS, MIN, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const MINUTE = 60_000;

describe('an order', () => {
  it('leads to a page for its payment, and credits nothing by itself', async ({ platform, member }) => {
    const { data, errcode } = await order(platform, member);
    expect(errcode).toBe(0);
    expect(data).toMatchObject({ orderId: expect.stringMatching(/^D[2-9A-Z]{12}$/), status: 0 });
    expect(data.payUrl).toMatch(/^http:\/\/[^/]+:8081\/pay\/D/);
    expect(await balanceOf(platform.db, member.id)).toMatchObject({ coin: WELCOME_COIN });
    expect((await status(platform, member, { orderId: data.orderId })).data).toMatchObject({
      status: 0,
      amount: MIN,
      coin: WELCOME_COIN,
    });
  });

  it('is the same one when its answer was lost, also after a day', async ({ platform, member }) => {
    const requestId = randomUUID();
    const first = await order(platform, member, { requestId });
    expect((await order(platform, member, { requestId })).data).toEqual(first.data);
    platform.clock.advance(25 * 60 * MINUTE);
    expect((await order(platform, member, { requestId })).data.orderId).toBe(first.data.orderId);
    expect((await status(platform, member, { requestId })).data.orderId).toBe(first.data.orderId);
    expect(await order(platform, member, { requestId, amount: MIN + 1 })).toMatchObject({ errcode: 409 });
  });

  it('is one order for two requests at the same moment', async ({ platform, member }) => {
    const requestId = randomUUID();
    const both = await Promise.all([
      order(platform, member, { requestId }),
      order(platform, member, { requestId }),
    ]);
    expect(both[0].data).toEqual(both[1].data);
  });

  it('does not exist for another member', async ({ platform, member }) => {
    const { data } = await order(platform, member);
    const other = await platform.register();
    expect(await status(platform, other, { orderId: data.orderId })).toMatchObject({ errcode: 404 });
  });

  it.for([
    ['below the minimum', { amount: MIN - 1 }, { errcode: 2002, data: { min: MIN } }],
    ['above the maximum', { amount: MAX + 1 }, { errcode: 2003, data: { max: MAX } }],
    ['of an unknown method', { rechargeTypeId: METHODS.unknown }, { errcode: 2012 }],
    ['of a closed method', { rechargeTypeId: METHODS.closed }, { errcode: 2012 }],
    ['of a fraction', { amount: 1000.5 }, { errcode: 422 }],
    ['of nothing', { amount: 0 }, { errcode: 422 }],
    ['with an amount as text', { amount: '1000' }, { errcode: 422 }],
    [
      'without a bank, where one is needed',
      { rechargeTypeId: METHODS.toBank },
      { errcode: 422, data: { fields: { bankId: 'required' } } },
    ],
    [
      'to a closed bank',
      { rechargeTypeId: METHODS.toBank, bankId: BANKS.closed },
      { errcode: 422, data: { fields: { bankId: 'unknown' } } },
    ],
    ['with a coupon that is not there', { couponId: 12_345 }, { errcode: 2015 }],
  ] as const)('%s is refused', async ([, more, refusal], { platform, member }) => {
    expect(await order(platform, member, more)).toMatchObject(refusal);
  });

  it('is refused while three others wait to be paid, and possible again when they have expired', async ({
    platform,
    member,
  }) => {
    for (let at = 0; at < 3; at++) expect((await order(platform, member)).errcode).toBe(0);
    expect((await order(platform, member)).errcode).toBe(2013);
    platform.clock.advance(31 * MINUTE);
    expect((await order(platform, member)).errcode).toBe(0);
  });
});

describe('the word of the payment service', () => {
  it('credits the amount without the fee, and the bonus, once, however often it comes', async ({
    platform,
    member,
  }) => {
    const { orderId } = (await order(platform, member, { rechargeTypeId: METHODS.withFee, amount: 100_00 }))
      .data;
    const said = await Promise.all([
      settle(platform, orderId),
      settle(platform, orderId),
      settle(platform, orderId),
    ]);
    expect([...said].sort()).toEqual(['already settled', 'already settled', 'credited']);
    expect(await settle(platform, orderId, false)).toBe('already settled');
    expect((await status(platform, member, { orderId })).data).toMatchObject({
      status: 1,
      bonus: 100_00,
      coin: WELCOME_COIN + 98_50 + 100_00,
    });
    const { list } = (await platform.call('appUserCoinDetail', {}, member)).data;
    expect(list.slice(0, 2)).toMatchObject([
      { type: 4, title: 'Deposit bonus', amount: 100_00, orderId },
      { type: 1, title: 'Deposit', amount: 98_50, orderId, status: 3 },
    ]);
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });

  it('asks for the deposit to be staked once and its bonus five times', async ({ platform, member }) => {
    const { orderId } = (await order(platform, member, { rechargeTypeId: METHODS.withFee, amount: 100_00 }))
      .data;
    await settle(platform, orderId);
    expect((await platform.call('getExchange', {}, member)).data).toMatchObject({
      coin: WELCOME_COIN + 198_50,
      withdrawable: WELCOME_COIN,
      turnover: { required: 98_50 + 500_00, done: 0, remaining: 598_50 },
    });
  });

  it('that it failed credits nothing and gives the coupon back', async ({ platform, member }) => {
    const couponId = await coupon(platform, member.id, 1301);
    const { orderId } = (await order(platform, member, { couponId })).data;
    expect((await order(platform, member, { couponId })).errcode).toBe(2015);
    expect(await settle(platform, orderId, false)).toBe('failed');
    expect((await status(platform, member, { orderId })).data).toMatchObject({
      status: 2,
      coin: WELCOME_COIN,
    });
    expect((await order(platform, member, { couponId })).errcode).toBe(0);
  });

  it('about an order that nobody gave is unknown', async ({ platform }) => {
    expect(await settle(platform, 'D23456789ABCD')).toBe('unknown');
  });

  it('that comes after the order has expired still credits it: the money was paid', async ({
    platform,
    member,
  }) => {
    const { orderId } = (await order(platform, member)).data;
    platform.clock.advance(31 * MINUTE);
    await expireDeposits(platform.db, platform.clock.now);
    expect((await status(platform, member, { orderId })).data.status).toBe(3);
    expect(await settle(platform, orderId)).toBe('credited');
    expect((await status(platform, member, { orderId })).data).toMatchObject({
      status: 1,
      coin: WELCOME_COIN + MIN,
    });
  });
});

describe('a deposit to a bank', () => {
  it('names a bank that is open', async ({ platform, member }) => {
    const toBank = { rechargeTypeId: METHODS.toBank, bankId: ACCOUNT.bankId };
    expect((await order(platform, member, toBank)).errcode).toBe(0);
  });
});
