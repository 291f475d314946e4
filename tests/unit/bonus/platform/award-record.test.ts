// What the records of rewards and of bonuses contain, and what things are called there.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { record } from '#server/store/claims/claims.ts';
import { post } from '#server/store/ledger/ledger.ts';
import { EARLIER_TYPES } from '#src/contract/config/own-types.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue } from './bonus-catalogue.ts';

const activity = (id: number, activityType: number, name: string) => ({
  ...{ id, activityType, name, image: 'x', sort: id, type: 0, clickType: 1 as const },
  ...{ clickAction: String(id), unloginShowStatus: 1 as const, status: 1 as const },
});
const EARLIER = EARLIER_TYPES.map(([before], index) => activity(before, before, `Ours ${index + 1}`));

const { config } = bonusCatalogue;
const it = platformTest(
  {},
  {
    catalogue: {
      ...bonusCatalogue,
      config: { ...config, activityList: [activity(15, 15, 'Sign-up bonus'), ...EARLIER] },
    },
  },
);

const logOf = async (platform: TestPlatform, member: SignedInCaller, input: object = {}) =>
  (await platform.call('activityAwardGetLog', { page: 1, pageSize: 30, ...input }, member)).data;
const names = async (...asked: Parameters<typeof logOf>) =>
  (await logOf(...asked)).list.map(({ name }) => name);

describe('the record', () => {
  it('of rewards has every source, and that of bonuses the bonuses alone', async ({ platform, member }) => {
    const { id: memberId } = member;
    const { db, clock } = platform;
    await db.transaction().execute(async (trx) => {
      const now = new Date(clock.now.getTime() + 1000);
      const claim = { memberId, period: 'once', activityType: 0, awards: [{ itemId: 2001, num: 100 }], now };
      await record(trx, { ...claim, kind: 'commission' });
      await post(trx, { memberId, kind: 'depositBonus', amount: 500, orderId: randomUUID(), now });
    });
    await platform.call('loginBonus3UserReceive', { day: 1, requestId: randomUUID() }, member);
    expect((await names(platform, member, { source: 'all' })).sort()).toEqual([
      'Commission from your team',
      'Deposit bonus',
      'Welcome bonus',
      'Welcome days',
    ]);
    expect(await names(platform, member, { source: 'bonus' })).toEqual(['Welcome days']);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => logOf(platform, member, { source: 'all', page, pageSize: 1 })),
    );
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(4);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, true, false]);
  });

  it('calls the login bonus and the sign-up bonus by names of their own', async ({ platform, member }) => {
    await platform.call('loginBonus3UserReceive', { day: 1, requestId: randomUUID() }, member);
    await platform.db.transaction().execute((trx) =>
      record(trx, {
        ...{ memberId: member.id, kind: 'activity', period: '15 1', activityType: 15, about: 15 },
        ...{ awards: [{ itemId: 2001, num: 100 }], now: platform.clock.now },
      }),
    );
    expect((await names(platform, member)).sort()).toEqual(['Sign-up bonus', 'Welcome days']);
  });

  it('names what was claimed when our own activities had other numbers', async ({ platform, member }) => {
    await platform.db.transaction().execute(async (trx) => {
      for (const [before] of EARLIER_TYPES) {
        const claim = { memberId: member.id, kind: 'activity', period: String(before) } as const;
        const awards = [{ itemId: 2002, num: 1 }];
        await record(trx, { ...claim, activityType: before, awards, now: platform.clock.now });
      }
    });
    expect((await names(platform, member)).sort()).toEqual(['Ours 1', 'Ours 2', 'Ours 3', 'Ours 4']);
    for (const [, now] of EARLIER_TYPES)
      expect((await logOf(platform, member, { activityType: now })).list).toHaveLength(1);
  });
});

describe('our own activities', () => {
  it('are numbered above 10,000, also where an earlier build has stored them', async ({ platform }) => {
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    const types = 'activityList' in data ? data.activityList.map(({ activityType }) => activityType) : [];
    expect(types).toEqual([15, 10_001, 10_002, 10_003, 10_004]);
  });
});
