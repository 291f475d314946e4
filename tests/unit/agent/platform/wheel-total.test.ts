// What the spins of the invitation wheel add up to: paid once, and what the end of a round takes of it is said.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf } from '../../bonus/platform/earn.ts';
import {
  cashOut,
  DAYS,
  INVITE_ACTIVITY,
  inviteCatalogue,
  inviteValidFriend,
  spin,
  SPIN_AWARDS,
  statusOf,
  TARGET,
} from './invite-catalogue.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });

const claimsOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('activityAwardGetLog', { activityType: INVITE_ACTIVITY }, member)).data.list;
const codes = (answers: readonly { errcode: number }[]) =>
  answers.map(({ errcode }) => errcode).sort((one, other) => one - other);
const coinOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('refreshData', {}, member)).data.coin;

/** Spins until the total is at the target; answers the total. */
async function reachTarget(platform: TestPlatform, member: SignedInCaller): Promise<number> {
  let total = 0;
  while (total < TARGET) {
    await inviteValidFriend(platform, member);
    total = (await spin(platform, member)).data.total;
  }
  return total;
}

describe('the total', () => {
  it('is paid once at the target, also from two tabs', async ({ platform, member }) => {
    expect((await cashOut(platform, member)).errcode).toBe(4002);
    await inviteValidFriend(platform, member);
    await spin(platform, member);
    expect((await cashOut(platform, member)).errcode).toBe(4005);
    const total = await reachTarget(platform, member);
    const before = await coinOf(platform, member);
    const answers = await Promise.all([cashOut(platform, member), cashOut(platform, member)]);
    expect(codes(answers)).toEqual([0, 4003]);
    const paid = answers.find(({ errcode }) => errcode === 0)?.data;
    expect(paid).toMatchObject({ amount: total, coin: before + total, awards: [{ num: total }] });
    expect(await entriesOf(platform, member, 'inviteCashOut')).toEqual([total]);
    expect(await coinOf(platform, member)).toBe(before + total);
    expect((await cashOut(platform, member)).errcode).toBe(4003);
    expect(await statusOf(platform, member)).toMatchObject({ total: 0 });
    const [last, ...spins] = await claimsOf(platform, member);
    expect(last).toMatchObject({ name: 'Invitation wheel payout', awards: [{ num: total }] });
    expect(spins.reduce((sum, { awards }) => sum + (awards[0] as { num: number }).num, 0)).toBe(total);
    const statement = await platform.call('appUserCoinDetail', { type: 4 }, member);
    expect(statement.data.list[0]).toMatchObject({ amount: total, title: 'Invitation wheel payout' });
  });

  it('that falls short ends with its round, and both the answer and the next round say so', async ({
    platform,
    member,
  }) => {
    await inviteValidFriend(platform, member);
    const { total } = (await spin(platform, member)).data;
    const { endTime } = await statusOf(platform, member);
    expect(await statusOf(platform, member)).not.toHaveProperty('lost');
    platform.clock.advance(DAYS * DAY);
    const lost = { total, endTime };
    expect(await statusOf(platform, member)).toMatchObject({ total: 0, endTime, lost });
    expect((await cashOut(platform, member)).errcode).toBe(4007);
    await inviteValidFriend(platform, member);
    await spin(platform, member);
    const { data } = await platform.call('actInviteUser', {}, member);
    expect(data).toMatchObject({ lost });
    expect(data.endTime).toBeGreaterThan(endTime);
    await reachTarget(platform, member);
    expect((await cashOut(platform, member)).errcode).toBe(0);
    expect(await statusOf(platform, member)).not.toHaveProperty('lost');
  });

  it('that has reached the target is paid after its round, and in the next one', async ({
    platform,
    member,
  }) => {
    const first = await reachTarget(platform, member);
    platform.clock.advance(DAYS * DAY);
    expect(await statusOf(platform, member)).toMatchObject({ total: first, spins: 0 });
    expect((await cashOut(platform, member)).data.amount).toBe(first);
    const second = await reachTarget(platform, member);
    platform.clock.advance(2 * DAYS * DAY);
    await inviteValidFriend(platform, member);
    const { data } = await spin(platform, member);
    expect(data.total).toBe(second + SPIN_AWARDS[data.index]!.num);
    expect((await cashOut(platform, member)).data.amount).toBe(data.total);
    expect(await entriesOf(platform, member, 'inviteCashOut')).toEqual([first, data.total]);
  });

  it('begins anew after it was paid', async ({ platform, member }) => {
    const first = await reachTarget(platform, member);
    await cashOut(platform, member);
    await inviteValidFriend(platform, member);
    const { data } = await spin(platform, member);
    expect(data.total).toBe(SPIN_AWARDS[data.index]!.num);
    expect((await cashOut(platform, member)).errcode).toBe(4005);
    const second = await reachTarget(platform, member);
    await cashOut(platform, member);
    expect(await entriesOf(platform, member, 'inviteCashOut')).toEqual([first, second]);
  });
});
