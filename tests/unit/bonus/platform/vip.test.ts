// Levels by what was staked, and the days of the sign-in.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue } from './bonus-catalogue.ts';
import { DAY, entriesOf, goTo, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

const vipOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getVipInfo', {}, member)).data.vipData;
const signIn = (platform: TestPlatform, member: SignedInCaller, day?: number) =>
  platform.call('appVipUserReceiveSignInAward', day === undefined ? {} : { day }, member);

/** On whole minutes of the platform's day. */
const at = (iso: string) => new Date(iso);

describe('a VIP level', () => {
  it('is reached by staking, and is credited once with a mail', async ({ platform, member }) => {
    expect(await vipOf(platform, member)).toMatchObject({ vip: 0, vipExp: 0, nextExp: 20, expDone: 0 });
    await playRounds(platform, member, [15]);
    expect(await vipOf(platform, member)).toMatchObject({ vip: 0, vipExp: 15, nextExp: 20, expDone: 7500 });
    await playRounds(platform, member, [50, 10]);
    const vip = await vipOf(platform, member);
    expect(vip).toMatchObject({ vip: 2, vipExp: 75, nextExp: 75, expDone: 10_000 });
    expect(vip.levelUp.map(({ level, status }) => [level, status])).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
    ]);
    expect(await entriesOf(platform, member, 'vipLevel')).toEqual([10_00, 20_00]);
    const { data } = await platform.call('refreshData', {}, member);
    expect(data).toMatchObject({ vip: 2, vipExp: 75, lottery: 3 });
    const mails = await platform.db
      .selectFrom('mail')
      .select('title')
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(mails.map(({ title }) => title.en)).toEqual(['You reached VIP 1', 'You reached VIP 2']);
  });

  it('gives its daily award from the first level on, each day anew', async ({ platform, member }) => {
    expect((await platform.call('appVipUserReceiveDaily', {}, member)).errcode).toBe(4002);
    await playRounds(platform, member, [20]);
    expect((await platform.call('appVipUserReceiveDaily', { level: 2 }, member)).errcode).toBe(4002);
    expect((await platform.call('activityGetStatusList', {}, member)).data.vipAwardFlag).toBe(true);
    const { data } = await platform.call('appVipUserReceiveDaily', { level: 1 }, member);
    expect(data.flags?.vipAwardFlag).toBe(false);
    expect((await vipOf(platform, member)).daily).toMatchObject({ claimable: false, claimed: true });
    goTo(platform, 0);
    expect((await platform.call('appVipUserReceiveDaily', {}, member)).errcode).toBe(0);
  });
});

describe('the daily sign-in', () => {
  it('goes on over midnight and the end of a month, and begins again after a missed day', async ({
    platform,
    member,
  }) => {
    platform.clock.now = at('2026-11-29T23:59:00Z');
    expect((await signIn(platform, member)).data).toMatchObject({ day: 1, streak: 1 });
    expect((await signIn(platform, member)).errcode).toBe(4003);
    platform.clock.now = at('2026-11-30T00:00:00Z');
    expect((await signIn(platform, member, 2)).data).toMatchObject({ day: 2, streak: 2 });
    platform.clock.now = at('2026-12-01T12:00:00Z');
    const { data } = await signIn(platform, member);
    expect(data).toMatchObject({ day: 3, streak: 3, nextTime: Date.UTC(2026, 11, 2) / 1000 });
    platform.clock.advance(DAY);
    expect((await signIn(platform, member)).data).toMatchObject({ day: 1, streak: 4 });
    platform.clock.advance(2 * DAY);
    expect((await vipOf(platform, member)).signIn).toMatchObject({ day: 1, streak: 0, claimable: true });
    expect((await signIn(platform, member)).data).toMatchObject({ day: 1, streak: 1 });
    expect(await entriesOf(platform, member, 'signIn')).toEqual([1_00, 2_00, 3_00, 1_00, 1_00]);
  });

  it('shows which days are claimed, which one is today, and when the next one opens', async ({
    platform,
    member,
  }) => {
    await signIn(platform, member);
    platform.clock.advance(DAY);
    const { signIn: state } = await vipOf(platform, member);
    expect(state.days.map(({ day, status }) => [day, status])).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    expect(await signIn(platform, member, 3)).toMatchObject({
      errcode: 4008,
      data: { nextTime: state.nextTime },
    });
    expect((await signIn(platform, member, 1)).errcode).toBe(4003);
  });
});
