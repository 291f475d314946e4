// What has changed between the order and the payment decides where coin is credited, and not where it is ordered.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { lockClaims } from '#server/store/claims/claims.ts';
import { balanceOf } from '#server/store/ledger/ledger.ts';
import { expireDeposits } from '#server/store/wallet/deposits.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { coupon, order, settle, status } from './deposits.ts';
import { MIN, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const MINUTE = 60_000;
const coinOf = async ({ db }: TestPlatform, { id }: SignedInCaller) => (await balanceOf(db, id)).coin;
const breakSet = (platform: TestPlatform, member: SignedInCaller, pause: object) =>
  platform.call('breakSet', { ...pause, password: PASSWORD, requestId: randomUUID() }, member);
const pay = async (platform: TestPlatform, payUrl = '') => {
  const { pathname, search } = new URL(payUrl);
  const pressed = await platform.games.inject({ method: 'POST', url: `${pathname}/pay${search}` });
  expect(pressed.statusCode).toBe(303);
  return (await platform.games.inject({ method: 'GET', url: pathname + search })).body;
};
const suspend = ({ db }: TestPlatform, { id }: SignedInCaller) =>
  db.updateTable('member').set({ status: 2 }).where('id', '=', id).execute();

const BARRED: ReadonlyArray<[string, (platform: TestPlatform, member: SignedInCaller) => Promise<unknown>]> =
  [
    ['takes a break', (platform, member) => breakSet(platform, member, { kind: 'break', days: 1 })],
    ['is excluded', (platform, member) => breakSet(platform, member, { kind: 'exclude', days: 180 })],
    ['is suspended', suspend],
  ];

describe('a member who meanwhile', () => {
  it.for(BARRED)('%s gets the payment back, and no coin', async ([, bar], { platform, member }) => {
    const couponId = await coupon(platform, member.id, 1301);
    const { orderId } = (await order(platform, member, { couponId })).data;
    await bar(platform, member);
    expect(await settle(platform, orderId)).toBe('returned');
    expect(await settle(platform, orderId)).toBe('returned');
    expect(await settle(platform, orderId, false)).toBe('already settled');
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
    await platform.db.updateTable('member').set({ status: 1 }).where('id', '=', member.id).execute();
    expect((await status(platform, member, { orderId })).data).toMatchObject({ status: 2, returned: true });
    const held = platform.db.selectFrom('held_item').select('used_at').where('id', '=', couponId);
    expect(await held.executeTakeFirst()).toEqual({ used_at: null });
  });

  it.for(BARRED)('%s cannot pay on the payment page', async ([, bar], { platform, member }) => {
    const { payUrl, orderId } = (await order(platform, member)).data;
    await bar(platform, member);
    expect(await pay(platform, payUrl)).toContain('t be paid now');
    await platform.db.updateTable('member').set({ status: 1 }).where('id', '=', member.id).execute();
    expect((await status(platform, member, { orderId })).data).toMatchObject({ status: 0 });
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
  });

  it('has lowered the limit cannot pay on the payment page', async ({ platform, member }) => {
    const { payUrl } = (await order(platform, member, { amount: 100_00 })).data;
    const limit = { kind: 'deposit', period: 'day', value: 99_99, requestId: randomUUID() };
    expect((await platform.call('limitSet', limit, member)).errcode).toBe(0);
    expect(await pay(platform, payUrl)).toContain('t be paid now');
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
  });
});

describe('a claim', () => {
  it('that was let in before a break began credits nothing', async ({ platform, member }) => {
    const { db, clock } = platform;
    const lock = () =>
      db.transaction().execute((trx) => lockClaims(trx, { memberId: member.id, now: clock.now }));
    expect(await lock()).toBeNull();
    await breakSet(platform, member, { kind: 'break', days: 1 });
    expect(await lock()).toMatchObject({ errcode: 8004 });
  });
});

describe('an order that has expired', () => {
  it.for(['by the clock', 'in the books'])(
    '%s cannot be paid on the payment page',
    async (how, { platform, member }) => {
      const { payUrl } = (await order(platform, member)).data;
      platform.clock.advance(31 * MINUTE);
      if (how === 'in the books') await expireDeposits(platform.db, platform.clock.now);
      expect(await pay(platform, payUrl)).toContain('has expired');
      expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
    },
  );

  it('and is reported as paid all the same is credited, and counts for the limit', async ({
    platform,
    member,
  }) => {
    const limit = { kind: 'deposit', period: 'day', value: MIN, requestId: randomUUID() };
    await platform.call('limitSet', limit, member);
    const late = (await order(platform, member)).data.orderId;
    platform.clock.advance(31 * MINUTE);
    const second = (await order(platform, member)).data.orderId;
    expect(await settle(platform, second)).toBe('credited');
    // Beyond the limit: the money was paid.
    expect(await settle(platform, late)).toBe('credited');
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN + 2 * MIN);
    expect((await platform.call('limitGet', {}, member)).data.limits).toMatchObject([{ used: 2 * MIN }]);
    expect((await order(platform, member)).errcode).toBe(8001);
  });

  it('leaves out a coupon that has expired meanwhile', async ({ platform, member }) => {
    const couponId = await coupon(platform, member.id, 1301);
    const expireAt = new Date(platform.clock.now.getTime() + 5 * MINUTE);
    await platform.db
      .updateTable('held_item')
      .set({ expire_at: expireAt })
      .where('id', '=', couponId)
      .execute();
    const { orderId } = (await order(platform, member, { couponId })).data;
    platform.clock.advance(31 * MINUTE);
    await expireDeposits(platform.db, platform.clock.now);
    expect(await settle(platform, orderId)).toBe('credited');
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN + MIN);
  });
});
