// What a coupon adds to a deposit, once.
import { describe, expect } from 'vitest';
import { expireDeposits } from '#server/store/wallet/deposits.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { coupon, order, settle, status } from './deposits.ts';
import { MIN, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const MINUTE = 60_000;

describe('a coupon', () => {
  it('of an order that expired is paid out once, though both orders are paid', async ({
    platform,
    member,
  }) => {
    const couponId = await coupon(platform, member.id, 1301);
    const late = (await order(platform, member, { couponId })).data;
    platform.clock.advance(31 * MINUTE);
    const next = (await order(platform, member, { couponId })).data;
    expect(await settle(platform, next.orderId)).toBe('credited');
    expect(await settle(platform, late.orderId)).toBe('credited');
    expect((await status(platform, member, { orderId: late.orderId })).data).toMatchObject({
      bonus: 0,
      coin: WELCOME_COIN + 2 * MIN + 7_00,
    });
  });

  it('of an order that expired and is paid after all is used up', async ({ platform, member }) => {
    const couponId = await coupon(platform, member.id, 1301);
    const { orderId } = (await order(platform, member, { couponId })).data;
    platform.clock.advance(31 * MINUTE);
    await expireDeposits(platform.db, platform.clock.now);
    await settle(platform, orderId);
    expect((await status(platform, member, { orderId })).data).toMatchObject({ bonus: 7_00 });
    expect((await order(platform, member, { couponId })).errcode).toBe(2015);
  });

  it.for([
    [1001, 100_00, 50_00],
    [1301, 100_00, 7_00],
  ] as const)(
    'of item %i adds to a deposit of %i hundredths',
    async ([itemId, amount, bonus], { platform, member }) => {
      const couponId = await coupon(platform, member.id, itemId);
      const { orderId } = (await order(platform, member, { amount, couponId })).data;
      await settle(platform, orderId);
      expect((await status(platform, member, { orderId })).data).toMatchObject({
        bonus,
        coin: WELCOME_COIN + amount + bonus,
      });
      expect((await platform.call('appUserItemList', {}, member)).data.list).toMatchObject([
        { id: couponId, itemId, usedTime: expect.any(Number) },
      ]);
    },
  );

  it('that is no coupon does not fit a deposit, and is not used up', async ({ platform, member }) => {
    const couponId = await coupon(platform, member.id, 40_001);
    expect((await order(platform, member, { couponId })).errcode).toBe(2016);
    expect((await platform.call('appUserItemList', {}, member)).data.list[0]).not.toHaveProperty('usedTime');
  });

  it('of another member is unknown', async ({ platform, member }) => {
    const couponId = await coupon(platform, (await platform.register()).id, 1001);
    expect((await order(platform, member, { couponId })).errcode).toBe(2015);
  });
});
