// Limits, breaks and self-exclusion, as the platform keeps and enforces them.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { settleDeposit } from '#server/store/wallet/deposits.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { enter } from '../game/pages/games-client.ts';
import { ACCOUNT, METHODS, MIN, walletCatalogue } from '../wallet/platform/wallet-catalogue.ts';
import { proveIdentity } from '#tests/support/proof.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

const DAY = 86_400_000;
/** The clock begins on a Friday at noon, UTC. */
const NOON = Date.parse('2026-11-20T12:00:00Z');
it.beforeEach(({ platform }) => void (platform.clock.now = new Date(NOON)));

const limit = (platform: TestPlatform, member: SignedInCaller, wanted: object) =>
  platform.call('limitSet', { kind: 'deposit', period: 'day', ...wanted }, member);
const pause = (platform: TestPlatform, member: SignedInCaller, wanted: object) =>
  platform.call('breakSet', wanted, member);
const deposit = (platform: TestPlatform, member: SignedInCaller, amount: number) =>
  platform.call('recharge', { rechargeTypeId: METHODS.plain, amount, requestId: randomUUID() }, member);
const start = (platform: TestPlatform, member: SignedInCaller) =>
  platform.call('startGame', { gameId: GAMES.open }, member);
const state = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('limitGet', {}, member)).data;
const seconds = (at: string) => Date.parse(at) / 1000;

describe('a limit', () => {
  it('counts at once if it is stricter, and after a day and a second yes if it is looser', async ({
    platform,
    member,
  }) => {
    expect((await limit(platform, member, { value: 50_00 })).data.limits).toEqual([
      { kind: 'deposit', period: 'day', value: 50_00, used: 0, resetTime: seconds('2026-11-21T00:00:00Z') },
    ]);
    expect((await limit(platform, member, { value: 40_00 })).data.limits).toMatchObject([{ value: 40_00 }]);
    const effectiveTime = seconds('2026-11-21T12:00:00Z');
    const pending = { value: 40_00, pending: { value: 90_00, effectiveTime } };
    expect((await limit(platform, member, { value: 90_00 })).data.limits).toMatchObject([pending]);
    platform.clock.advance(DAY - 1000);
    expect((await limit(platform, member, { value: 90_00 })).data.limits).toMatchObject([pending]);
    platform.clock.advance(1000);
    expect((await state(platform, member)).limits).toMatchObject([pending]);
    const [confirmed] = (await limit(platform, member, { value: 90_00 })).data.limits;
    expect(confirmed).toMatchObject({ value: 90_00 });
    expect(confirmed).not.toHaveProperty('pending');
  });

  it('is taken away like a looser one, and waits anew for another value', async ({ platform, member }) => {
    await limit(platform, member, { value: 50_00 });
    await limit(platform, member, { value: 60_00 });
    platform.clock.advance(DAY);
    const [waiting] = (await limit(platform, member, { value: 0 })).data.limits;
    expect(waiting).toMatchObject({ value: 50_00, pending: { value: 0 } });
    platform.clock.advance(DAY);
    expect((await limit(platform, member, { value: 0 })).data.limits).toEqual([]);
  });

  it('forgets a looser pending limit when a stricter one comes', async ({ platform, member }) => {
    await limit(platform, member, { value: 50_00 });
    await limit(platform, member, { value: 0 });
    const [stricter] = (await limit(platform, member, { value: 30_00 })).data.limits;
    expect(stricter).toMatchObject({ value: 30_00 });
    expect(stricter).not.toHaveProperty('pending');
  });

  it('has a period that fits it', async ({ platform, member }) => {
    expect(await limit(platform, member, { period: 'once', value: 1 })).toMatchObject({
      errcode: 422,
      data: { fields: { period: 'unknown' } },
    });
  });

  it('on deposits counts those that were paid and those that may still be', async ({ platform, member }) => {
    await limit(platform, member, { value: 2 * MIN });
    const { orderId } = (await deposit(platform, member, MIN)).data;
    await settleDeposit(platform.db, { orderId, amount: MIN, isPaid: true, now: platform.clock.now });
    expect(await deposit(platform, member, MIN + 1)).toMatchObject({
      errcode: 8001,
      data: { until: seconds('2026-11-21T00:00:00Z') },
    });
    expect((await deposit(platform, member, MIN)).errcode).toBe(0);
    expect((await deposit(platform, member, MIN)).errcode).toBe(8001);
    expect((await state(platform, member)).limits).toMatchObject([{ used: 2 * MIN }]);
    platform.clock.advance(DAY / 2);
    expect((await deposit(platform, member, 2 * MIN)).errcode).toBe(0);
  });

  it('on deposits holds when several are requested at once', async ({ platform, member }) => {
    await limit(platform, member, { value: MIN });
    const all = await Promise.all([1, 2, 3].map(() => deposit(platform, member, MIN)));
    expect(all.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 8001, 8001]);
  });

  it.for(['bet', 'loss'] as const)(
    'on a %s stops the round that would exceed it, and the next start',
    async (kind, { platform, member }) => {
      await limit(platform, member, { kind, period: 'week', value: 10_00 });
      const visit = await enter(platform, member, { gameId: GAMES.open });
      expect(await visit.play(11_00)).toMatchObject({ errcode: 8002 });
      const { data } = await visit.play(10_00);
      const win = (data as { win: number }).win;
      const { used } = (await state(platform, member)).limits[0] ?? {};
      expect(used).toBe(kind === 'bet' ? 10_00 : Math.max(0, 10_00 - win));
      const isReached = used === 10_00;
      expect((await visit.play(10_00)).errcode).toBe(used === 0 ? 0 : 8002);
      await platform.call('exitGame', {}, member);
      if (isReached)
        expect(await start(platform, member)).toMatchObject({
          errcode: 8002,
          data: { until: seconds('2026-11-23T00:00:00Z') },
        });
    },
  );

  it('on the time of one go ends it until there was a pause', async ({ platform, member }) => {
    await limit(platform, member, { kind: 'session', period: 'once', value: 30 });
    const visit = await enter(platform, member, { gameId: GAMES.open });
    platform.clock.advance(30 * 60_000);
    await platform.call('exitGame', {}, member);
    expect(await visit.play(10_00)).not.toMatchObject({ errcode: 0 });
    expect(await start(platform, member)).toMatchObject({
      errcode: 8003,
      data: { until: NOON / 1000 + 45 * 60 },
    });
    platform.clock.advance(15 * 60_000);
    expect((await start(platform, member)).errcode).toBe(0);
  });
});

describe('a break', () => {
  it.for([
    ['of a day', { kind: 'break', days: 1 }, 8004, seconds('2026-11-21T12:00:00Z')],
    ['by exclusion for half a year', { kind: 'exclude', days: 180 }, 8005, seconds('2027-05-19T12:00:00Z')],
    ['by exclusion without an end', { kind: 'exclude', days: 0 }, 8005, 0],
  ] as const)(
    '%s stops games and deposits, and leaves withdrawals, the statement and a stricter limit',
    async ([, wanted, errcode, until], { platform, member }) => {
      await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
      const visit = await enter(platform, member, { gameId: GAMES.open });
      expect((await pause(platform, member, wanted)).errcode).toBe(0);
      const refusal = { errcode, data: { until } };
      expect(await visit.play(10_00)).toMatchObject({ errcode });
      expect(await start(platform, member)).toMatchObject(refusal);
      expect(await deposit(platform, member, MIN)).toMatchObject(refusal);
      const withdrawal = { name: 'bank', amount: MIN, bankId: ACCOUNT.bankId, requestId: randomUUID() };
      expect((await platform.call('exchange', withdrawal, member)).errcode).toBe(0);
      expect((await platform.call('appUserCoinDetail', {}, member)).errcode).toBe(0);
      expect((await limit(platform, member, { value: 50_00 })).errcode).toBe(0);
      expect(await limit(platform, member, { value: 90_00 })).toMatchObject(refusal);
    },
  );

  it('cannot be shortened, and ends by itself', async ({ platform, member }) => {
    await pause(platform, member, { kind: 'break', days: 7 });
    expect(await pause(platform, member, { kind: 'break', days: 6 })).toMatchObject({ errcode: 422 });
    const longer = await pause(platform, member, { kind: 'break', days: 8 });
    expect(longer.data.breakUntil).toBe(seconds('2026-11-28T12:00:00Z'));
    platform.clock.advance(8 * DAY);
    expect(await state(platform, member)).toMatchObject({ breakUntil: null, excludedUntil: null });
    expect((await start(platform, member)).errcode).toBe(0);
  });

  it.for([
    [{ kind: 'break', days: 0 }, 422],
    [{ kind: 'break', days: 43 }, 422],
    [{ kind: 'exclude', days: 179 }, 422],
    [{ kind: 'exclude', days: 180, password: 'not-this-one' }, 1001],
    [{ kind: 'exclude', days: 180, password: PASSWORD }, 0],
  ] as const)('as %j is answered %i', async ([wanted, errcode], { platform, member }) => {
    expect((await pause(platform, member, wanted)).errcode).toBe(errcode);
    expect((await state(platform, member)).excludedUntil === null).toBe(errcode !== 0);
  });

  it('by exclusion needs a proof, and not a token alone', async ({ platform, member }) => {
    platform.clock.advance(6 * 60_000);
    expect(await pause(platform, member, { kind: 'exclude', days: 0 })).toMatchObject({
      errcode: 1016,
      data: { methods: ['password'] },
    });
    expect((await state(platform, member)).excludedUntil).toBeNull();
    expect((await pause(platform, member, { kind: 'break', days: 1 })).errcode).toBe(0);
    await proveIdentity(platform, member);
    expect((await pause(platform, member, { kind: 'exclude', days: 0 })).errcode).toBe(0);
    expect((await state(platform, member)).excludedUntil).toBe(0);
  });

  it('without an end stays without one', async ({ platform, member }) => {
    await pause(platform, member, { kind: 'exclude', days: 0 });
    expect((await pause(platform, member, { kind: 'exclude', days: 365 })).errcode).toBe(422);
    expect((await state(platform, member)).excludedUntil).toBe(0);
  });

  it('does not take back what was answered before it', async ({ platform, member }) => {
    const wanted = { rechargeTypeId: METHODS.plain, amount: MIN, requestId: randomUUID() };
    const first = await platform.call('recharge', wanted, member);
    await pause(platform, member, { kind: 'break', days: 1 });
    expect((await platform.call('recharge', wanted, member)).data).toEqual(first.data);
  });
});

describe('the summary of play', () => {
  it('adds up what was paid in, staked and won, and the time', async ({ platform, member }) => {
    const { orderId } = (await deposit(platform, member, MIN)).data;
    await settleDeposit(platform.db, { orderId, amount: MIN, isPaid: true, now: platform.clock.now });
    const visit = await enter(platform, member, { gameId: GAMES.open });
    const { win } = (await visit.play(10_00)).data as { win: number };
    platform.clock.advance(90_000);
    await platform.call('exitGame', {}, member);
    const summary = { deposit: MIN, withdraw: 0, net: MIN, bet: 10_00, win, profit: win - 10_00 };
    for (const period of ['day', 'week', 'month', 'life'])
      expect((await platform.call('playSummary', { period }, member)).data).toEqual({
        ...summary,
        ...{ seconds: 90, sessions: 1 },
      });
    platform.clock.advance(DAY);
    expect((await platform.call('playSummary', { period: 'day' }, member)).data).toMatchObject({
      ...{ deposit: 0, bet: 0, seconds: 0, sessions: 0 },
    });
  });
});

describe('the reminder of the time played', () => {
  it('is kept for the member, and turned off at once', async ({ platform, member }) => {
    const remind = (value: number) =>
      platform.call('limitSet', { kind: 'reminder', period: 'once', value }, member);
    expect((await remind(30)).data.realityCheckMinutes).toBe(30);
    expect((await remind(0)).data.realityCheckMinutes).toBe(0);
  });
});
