// A claim that was tapped before midnight and arrives after it is the claim of its day, or none.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue, TASKS } from './bonus-catalogue.ts';
import { entriesOf, goTo, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

const EXPIRED = 4007;

const vipOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getVipInfo', {}, member)).data.vipData;

it.beforeEach(({ platform }) => goTo(platform, 20));

describe('a claim that arrives in the next period', () => {
  it('of the sign-in is refused, and leaves the day of its arrival to be claimed', async ({
    platform,
    member,
  }) => {
    const { signIn } = await vipOf(platform, member);
    const tapped = { day: signIn.day, until: signIn.nextTime };
    goTo(platform, 1);
    expect((await platform.call('appVipUserReceiveSignInAward', tapped, member)).errcode).toBe(EXPIRED);
    expect(await entriesOf(platform, member, 'signIn')).toEqual([]);
    const { signIn: today } = await vipOf(platform, member);
    expect(today.claimable).toBe(true);
    const now = { day: today.day, until: today.nextTime };
    expect((await platform.call('appVipUserReceiveSignInAward', now, member)).errcode).toBe(0);
  });

  it('of the sign-in, from a screen that has not heard of a missed day, does not become the first day', async ({
    platform,
    member,
  }) => {
    await platform.call('appVipUserReceiveSignInAward', {}, member);
    goTo(platform, 20);
    const { day } = (await vipOf(platform, member)).signIn;
    goTo(platform, 20);
    const until = (await vipOf(platform, member)).signIn.nextTime;
    const { errcode } = await platform.call('appVipUserReceiveSignInAward', { day, until }, member);
    expect([day, errcode]).toEqual([2, EXPIRED]);
  });

  it('of a level is refused, and in time it is credited', async ({ platform, member }) => {
    await playRounds(platform, member, [20]);
    const until = (await vipOf(platform, member)).daily.nextTime;
    goTo(platform, 0);
    expect((await platform.call('appVipUserReceiveDaily', { until }, member)).errcode).toBe(EXPIRED);
    expect((await platform.call('appVipUserReceiveDaily', { until: until + 86_400 }, member)).errcode).toBe(
      0,
    );
  });

  it('of a task of the day is refused, even where that of the next day is finished as well', async ({
    platform,
    member,
  }) => {
    await playRounds(platform, member, [1, 1]);
    const { resetTime } = (await platform.call('getTaskUser', {}, member)).data;
    goTo(platform, 1);
    await playRounds(platform, member, [1, 1]);
    const tapped = { taskId: TASKS.rounds, until: resetTime };
    expect((await platform.call('receiveTaskAward', tapped, member)).errcode).toBe(EXPIRED);
    expect(await entriesOf(platform, member, 'task')).toEqual([]);
  });

  it('of a red packet is refused, before and after the next one has opened', async ({ platform, member }) => {
    const id = bonusCatalogue.config.redPacketConfig.id;
    const { now } = platform.clock;
    const until = Math.floor(now.getTime() / 1000) + 60;
    goTo(platform, 1);
    expect((await platform.call('redPacketReceive', { id, until }, member)).errcode).toBe(EXPIRED);
    goTo(platform, 20);
    expect((await platform.call('redPacketReceive', { id, until }, member)).errcode).toBe(EXPIRED);
    expect(await entriesOf(platform, member, 'redPacket')).toEqual([]);
  });
});
