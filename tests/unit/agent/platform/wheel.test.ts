// The invitation wheel: spins are earned by friends who really deposit and play, and the total is paid once.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { masked } from '#server/store/agent/invite-wheel.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf, playRounds } from '../../bonus/platform/earn.ts';
import {
  cashOut,
  DAYS,
  depositOf,
  INVITE_ACTIVITY,
  inviteCatalogue,
  inviteCatalogueWith,
  inviteFriend,
  inviteValidFriend,
  spin,
  SPIN_AWARDS,
  statusOf,
  TARGET,
  VALID,
} from './invite-catalogue.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });
const [activity] = inviteCatalogue.config.activityList;
const closedIt = platformTest(
  {},
  { catalogue: inviteCatalogueWith({ activityList: [{ ...activity!, status: 0 }] }) },
);
const COUPON = 1001;
const itemsIt = platformTest(
  {},
  {
    catalogue: inviteCatalogueWith({
      inviteConfig: { target: TARGET, spinAwards: [{ itemId: COUPON, num: 1 }], days: DAYS, rule: '' },
    }),
  },
);

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

describe('a spin', () => {
  it('is earned by a friend who has deposited and staked enough', async ({ platform, member }) => {
    expect(await statusOf(platform, member)).toEqual({
      ...{ open: true, spins: 0, total: 0, target: TARGET, endTime: 0 },
    });
    const friend = await inviteFriend(platform, member);
    expect((await spin(platform, member)).errcode).toBe(4006);
    await depositOf(platform, friend);
    await playRounds(platform, friend, [VALID.bet - 1]);
    expect((await statusOf(platform, member)).spins).toBe(0);
    await playRounds(platform, friend, [1]);
    const endTime = Math.floor(platform.clock.now.getTime() / 1000) + (DAYS * DAY) / 1000;
    expect(await statusOf(platform, member)).toMatchObject({ spins: 1, total: 0, endTime });
  });

  it('is decided by the platform: field, award, spins left and total in one answer', async ({
    platform,
    member,
  }) => {
    await inviteValidFriend(platform, member);
    await inviteValidFriend(platform, member);
    const before = await coinOf(platform, member);
    const { data } = await spin(platform, member);
    const award = SPIN_AWARDS[data.index]!;
    expect(data).toMatchObject({ awards: [award], spins: 1, total: award.num, target: TARGET });
    expect(await statusOf(platform, member)).toMatchObject({ spins: 1, total: award.num });
    expect(await claimsOf(platform, member)).toMatchObject([{ awards: [award] }]);
    expect(await coinOf(platform, member)).toBe(before);
  });

  it('that is the last one happens once from two tabs', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    expect(codes(await Promise.all([spin(platform, member), spin(platform, member)]))).toEqual([0, 4006]);
    expect(await claimsOf(platform, member)).toHaveLength(1);
  });

  it('whose answer was lost is the same spin', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    await inviteValidFriend(platform, member);
    const requestId = randomUUID();
    const first = await spin(platform, member, requestId);
    expect((await spin(platform, member, requestId)).data).toEqual(first.data);
    const outcome = await platform.call('requestResult', { requestId }, member);
    expect(outcome.data).toMatchObject({ state: 'done', call: 'actInviteUserSpin', data: first.data });
    expect((await statusOf(platform, member)).spins).toBe(1);
  });

  it('ends with the days that the first friend began, and the next friend begins them again', async ({
    platform,
    member,
  }) => {
    await inviteValidFriend(platform, member);
    platform.clock.advance((DAYS - 1) * DAY);
    await inviteValidFriend(platform, member);
    expect((await spin(platform, member)).errcode).toBe(0);
    platform.clock.advance(DAY);
    expect(await statusOf(platform, member)).toMatchObject({ open: true, spins: 0 });
    expect((await spin(platform, member)).errcode).toBe(4007);
    expect((await cashOut(platform, member)).errcode).toBe(4007);
    await inviteValidFriend(platform, member);
    expect(await statusOf(platform, member)).toMatchObject({ spins: 1, total: 0 });
    expect((await spin(platform, member)).errcode).toBe(0);
  });

  it('waits while the member takes a break', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    expect((await spin(platform, member)).errcode).toBe(8004);
  });

  closedIt('is not offered while the activity is closed', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    expect(await statusOf(platform, member)).toMatchObject({ open: false, spins: 0 });
    expect((await platform.call('actInviteUser', {}, member)).errcode).toBe(4001);
    expect((await spin(platform, member)).errcode).toBe(4001);
    expect((await cashOut(platform, member)).errcode).toBe(4002);
  });

  itemsIt('gives at once what is no coin', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    const { data } = await spin(platform, member);
    expect(data).toMatchObject({ awards: [{ itemId: COUPON, num: 1 }], total: 0 });
    const held = await platform.call('appUserItemList', {}, member);
    expect(held.data.list).toMatchObject([{ itemId: COUPON, num: 1 }]);
  });
});

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
    expect(last).toMatchObject({ name: 'Invitation wheel, paid out', awards: [{ num: total }] });
    expect(spins.reduce((sum, { awards }) => sum + (awards[0] as { num: number }).num, 0)).toBe(total);
    const statement = await platform.call('appUserCoinDetail', { type: 4 }, member);
    expect(statement.data.list[0]).toMatchObject({ amount: total, title: 'Invitation wheel, paid out' });
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

describe('the list of friends', () => {
  it('names them masked, with what each has brought', async ({ platform, member }) => {
    const friend = await inviteFriend(platform, member, `anna${member.id}`);
    await inviteValidFriend(platform, member);
    const { index } = (await spin(platform, member)).data;
    const { data } = await platform.call('actInviteUser', {}, member);
    expect(data.list).toMatchObject([{ amount: SPIN_AWARDS[index]!.num }, { amount: 0 }]);
    expect(data.list[1]?.nickname).toBe(`a***${friend.account.at(-1)}`);
    expect(data.shareUrlMap.copy).toContain('/?inviteCode=');
  });

  it.for([
    ['Halcyon', 'H***n'],
    ['Ada', 'A***'],
    ['👩‍🚀x', '👩‍🚀***'],
    ['', '***'],
  ])('masks %j as %j', ([name, shown]) => {
    expect(masked(name!)).toBe(shown);
  });
});

it('lights the dot of the wheel while a spin is left', async ({ platform, member }) => {
  const flag = async () => (await platform.call('activityGetStatusList', {}, member)).data.spinAwardFlag;
  await inviteValidFriend(platform, member);
  expect(await flag()).toBe(true);
  await spin(platform, member);
  expect(await flag()).toBe(false);
});

it('the ledger adds up after all of it', async ({ platform }) => {
  expect((await checkLedger(platform.db)).problems ?? []).toEqual([]);
});
