// The amount leaves the balance with the order, and comes back only if the order is refused.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { balanceOf, post } from '#server/store/ledger/ledger.ts';
import { moveWithdrawal } from '#server/store/wallet/withdrawals.ts';
import type { WithdrawalStatus } from '#server/database/tables/wallet.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { ACCOUNT, BANKS, MAX, MIN, walletCatalogue } from './wallet-catalogue.ts';

type Step = [to: WithdrawalStatus, reason?: string];

const it = platformTest({}, { catalogue: walletCatalogue }).extend(
  'withAccount',
  async ({ platform, member }) => {
    await addAccount(platform, member);
    return member;
  },
);

const addAccount = (platform: TestPlatform, member: SignedInCaller, more: object = {}) =>
  platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id), ...more }, member);
const withdraw = (platform: TestPlatform, member: SignedInCaller, more: object = {}) =>
  platform.call(
    'exchange',
    { name: 'bank', amount: 100_00, bankId: ACCOUNT.bankId, requestId: randomUUID(), ...more },
    member,
  );
const info = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getExchange', {}, member)).data;
const move = ({ db, clock }: TestPlatform, orderId: string, ...[to, reason]: Step) =>
  moveWithdrawal(db, { orderId, to, now: clock.now, ...(reason && { reason }) });
const coinOf = async (platform: TestPlatform, { id }: SignedInCaller) =>
  (await balanceOf(platform.db, id)).coin;

describe('a withdrawal', () => {
  it('takes the amount at once, keeps the fee, and is shown until it is paid', async ({
    platform,
    withAccount: member,
  }) => {
    const { data } = await withdraw(platform, member);
    expect(data).toMatchObject({
      order: { name: 'bank', amount: 100_00, fee: 1_50, receive: 98_50, status: 0 },
      coin: WELCOME_COIN - 100_00,
    });
    const { orderId } = data.order;
    for (const status of [1, 2, 3] as const) {
      expect(await move(platform, orderId, status)).toBe('moved');
      expect((await info(platform, member)).pendingList).toMatchObject([{ orderId, status }]);
    }
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN - 100_00);
    platform.clock.advance(25 * 3_600_000);
    expect((await info(platform, member)).pendingList).toEqual([]);
  });

  it('that is refused returns the amount once, and says why in the statement', async ({
    platform,
    withAccount: member,
  }) => {
    const { orderId } = (await withdraw(platform, member)).data.order;
    const reasons = ['The name differs.', 'The account is closed.'];
    const outcomes = await Promise.all(reasons.map((reason) => move(platform, orderId, 4, reason)));
    expect([...outcomes].sort()).toEqual(['moved', 'not possible']);
    const remark = reasons[outcomes.indexOf('moved')];
    expect(await move(platform, orderId, 3)).toBe('not possible');
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
    const { list } = (await platform.call('appUserCoinDetail', { type: 2 }, member)).data;
    expect(list).toMatchObject([
      { title: 'Withdrawal returned', amount: 100_00, status: 4, remark, orderId },
      { title: 'Withdrawal', amount: -100_00, status: 4, orderId },
    ]);
  });

  it('is one order when its answer was lost', async ({ platform, withAccount: member }) => {
    const requestId = randomUUID();
    const [one, other] = await Promise.all([
      withdraw(platform, member, { requestId }),
      withdraw(platform, member, { requestId }),
    ]);
    expect(one.data).toEqual(other.data);
    expect((await withdraw(platform, member, { requestId })).data.order).toEqual(one.data.order);
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN - 100_00);
    expect((await info(platform, member)).pendingList).toMatchObject([{ requestId }]);
    platform.clock.advance(25 * 3_600_000);
    expect((await withdraw(platform, member, { requestId })).data.order).toEqual(one.data.order);
    expect(await withdraw(platform, member, { requestId, amount: 200_00 })).toMatchObject({ errcode: 409 });
  });

  it('waits for the one before', async ({ platform, withAccount: member }) => {
    const both = await Promise.all([withdraw(platform, member), withdraw(platform, member)]);
    expect(both.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 2013]);
    expect(await coinOf(platform, member)).toBe(WELCOME_COIN - 100_00);
  });

  it.for([
    ['below the minimum', { amount: MIN - 1 }, { errcode: 2002, data: { min: MIN } }],
    ['above the maximum', { amount: MAX + 1 }, { errcode: 2003, data: { max: MAX } }],
    ['by an unknown method', { name: 'moon' }, { errcode: 2012 }],
    ['to a bank of no method', { bankId: BANKS.closed }, { errcode: 2012 }],
    ['to a bank without an account', { bankId: BANKS.another }, { errcode: 2005 }],
    ['with a wrong safe password', { safeboxPassword: '111111' }, { errcode: 2007 }],
    ['of a negative amount', { amount: -100_00 }, { errcode: 422 }],
  ] as const)(
    '%s is refused, and takes nothing',
    async ([, more, refusal], { platform, withAccount: member }) => {
      expect(await withdraw(platform, member, more)).toMatchObject(refusal);
      expect(await coinOf(platform, member)).toBe(WELCOME_COIN);
    },
  );

  it('of more than there is is refused', async ({ platform, withAccount: member }) => {
    await platform.db.transaction().execute((trx) =>
      post(trx, {
        memberId: member.id,
        kind: 'bet',
        amount: WELCOME_COIN - 50_00,
        now: platform.clock.now,
      }),
    );
    expect(await withdraw(platform, member)).toMatchObject({ errcode: 2001 });
  });

  it('is refused when the day is used up, and possible the next day', async ({
    platform,
    withAccount: member,
  }) => {
    for (let at = 0; at < 2; at++) {
      const { orderId } = (await withdraw(platform, member)).data.order;
      await move(platform, orderId, 3);
    }
    const { perDay } = await info(platform, member);
    expect(perDay).toMatchObject({ count: 2, usedCount: 2, usedAmount: 200_00 });
    expect(await withdraw(platform, member)).toMatchObject({
      errcode: 2004,
      data: { until: perDay.resetTime, count: 2 },
    });
    platform.clock.advance(perDay.resetTime * 1000 - platform.clock.now.getTime());
    expect((await withdraw(platform, member)).errcode).toBe(0);
  });
});
