// Awards that are neither coin nor points, the first deposit, and what the log says of them.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { order, settle } from '../../wallet/platform/deposits.ts';
import { activityCatalogue, IDS } from '../activities/activity-catalogue.ts';
import { entriesOf, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: activityCatalogue });

const receive = (platform: TestPlatform, member: SignedInCaller, [activityId, step]: [number, number]) =>
  platform.call('activityReceive', { activityId, step }, member);
const stepsOf = async (platform: TestPlatform, member: SignedInCaller, activityId: number) =>
  (await platform.call('getActivityIds', {}, member)).data.activityMap[String(activityId)]?.extra?.['steps'];

async function deposit(platform: TestPlatform, member: SignedInCaller, amount: number) {
  const { orderId } = (await order(platform, member, { amount })).data;
  expect(await settle(platform, orderId)).toBe('credited');
}

describe('an item of the season', () => {
  it('is held, and counts towards the last step', async ({ platform, member }) => {
    await playRounds(platform, member, [1]);
    expect((await receive(platform, member, [IDS.season, 1])).errcode).toBe(0);
    expect((await platform.call('appUserItemList', {}, member)).data.list).toMatchObject([
      { itemId: 40_001, num: 1 },
    ]);
    expect(await stepsOf(platform, member, IDS.season)).toMatchObject([
      { status: 2, time: platform.clock.now.getTime() / 1000 },
      { status: 0, progress: 1, target: 2 },
    ]);
    expect((await receive(platform, member, [IDS.season, 2])).errcode).toBe(4005);
  });
});

describe('the first deposit', () => {
  it('pays the steps that it reaches, and a later one none', async ({ platform, member }) => {
    expect((await receive(platform, member, [IDS.firstDeposit, 1])).errcode).toBe(4005);
    await deposit(platform, member, 20_00);
    await deposit(platform, member, 100_00);
    const toBeStaked = async () => (await platform.call('getExchange', {}, member)).data.turnover.remaining;
    const before = await toBeStaked();
    expect((await receive(platform, member, [IDS.firstDeposit, 1])).data.awards).toMatchObject([
      { num: 5_00 },
    ]);
    expect((await receive(platform, member, [IDS.firstDeposit, 2])).errcode).toBe(4005);
    expect((await receive(platform, member, [IDS.firstDeposit, 1])).errcode).toBe(4003);
    expect(await entriesOf(platform, member, 'activity')).toEqual([5_00]);
    expect(await toBeStaked()).toBe(before + 5 * 5_00);
  });

  it('that is not paid reaches nothing', async ({ platform, member }) => {
    const { orderId } = (await order(platform, member, { amount: 20_00 })).data;
    await settle(platform, orderId, false);
    expect(await stepsOf(platform, member, IDS.firstDeposit)).toMatchObject([
      { progress: 0, status: 0 },
      { progress: 0, status: 0 },
    ]);
  });
});

describe('the log of points', () => {
  it('has every award with points, whatever gave it', async ({ platform, member }) => {
    await playRounds(platform, member, [20]);
    await platform.call('appVipUserReceiveSignInAward', {}, member);
    await platform.call('receiveTaskAward', { taskId: 201 }, member);
    const log = async (activityType?: number) =>
      (await platform.call('activityAwardGetLog', activityType === undefined ? {} : { activityType }, member))
        .data.list;
    expect(await log()).toHaveLength(3);
    expect((await log(9)).map(({ activityType, name }) => [activityType, name])).toEqual([
      [42, 'Task 201'],
      [8, ''],
    ]);
    expect(await log(36)).toHaveLength(1);
  });
});
