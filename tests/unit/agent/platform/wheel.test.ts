// The invitation wheel: spins are earned by friends who really deposit and play.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { masked } from '#server/store/agent/invite-wheel.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, playRounds } from '../../bonus/platform/earn.ts';
import {
  cashOut,
  DAYS,
  depositOf,
  INVITE_ACTIVITY,
  inviteCatalogue,
  inviteCatalogueWith,
  inviteFriend,
  inviteValidFriend,
  makeValid,
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
const POINTS = 2002;
const itemsIt = platformTest(
  {},
  {
    catalogue: inviteCatalogueWith({
      inviteConfig: {
        ...{ target: TARGET, days: DAYS, rule: '' },
        spinAwards: [{ itemId: COUPON, num: 1 }, ...SPIN_AWARDS, { itemId: POINTS, num: 5 }],
      },
    }),
  },
);

const claimsOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('activityAwardGetLog', { activityType: INVITE_ACTIVITY }, member)).data.list;
const codes = (answers: readonly { errcode: number }[]) =>
  answers.map(({ errcode }) => errcode).sort((one, other) => one - other);
const coinOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('refreshData', {}, member)).data.coin;

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

  it('that is not used before the round ends waits for the next one', async ({ platform, member }) => {
    await inviteValidFriend(platform, member);
    platform.clock.advance((DAYS - 1) * DAY);
    await inviteValidFriend(platform, member);
    expect((await spin(platform, member)).errcode).toBe(0);
    platform.clock.advance(DAY);
    expect(await statusOf(platform, member)).toMatchObject({ open: true, spins: 0 });
    expect((await spin(platform, member)).errcode).toBe(4007);
    const slow = await inviteFriend(platform, member);
    expect(await statusOf(platform, member)).toMatchObject({ spins: 1, total: 0 });
    await makeValid(platform, slow);
    expect(await statusOf(platform, member)).toMatchObject({ spins: 2 });
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

  itemsIt('brings coin: what cannot be added up is not on the wheel', async ({ platform, member }) => {
    const { data } = await platform.call('anonymous/appConfig', { v: '', gameListVersion: '' });
    expect(data).toMatchObject({ inviteConfig: { spinAwards: SPIN_AWARDS } });
    await inviteValidFriend(platform, member);
    const spun = await spin(platform, member);
    expect(spun.data.total).toBe(SPIN_AWARDS[spun.data.index]?.num);
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

  it('says how far each has come, and no more than the condition asks', async ({ platform, member }) => {
    const before = await inviteFriend(platform, member);
    await depositOf(platform, before);
    platform.clock.advance(DAYS * DAY);
    await makeValid(platform, await inviteFriend(platform, member));
    const [recharge, bet] = [VALID.recharge * 100, VALID.bet * 100];
    const list = async () => (await platform.call('actInviteUser', {}, member)).data.list;
    expect(await list()).toMatchObject([
      { recharge, bet, valid: true },
      { recharge, bet: 0, valid: false },
    ]);
    await playRounds(platform, before, [VALID.bet * 3]);
    expect((await list())[1]).toMatchObject({ recharge, bet, valid: true });
  });

  it('judges a friend who named the member later by what was done since', async ({ platform, member }) => {
    const friend = await platform.register();
    await makeValid(platform, friend);
    platform.clock.advance(1000);
    await platform.call('agentFill', { pid: member.id, requestId: randomUUID() }, friend);
    const list = async () => (await platform.call('actInviteUser', {}, member)).data.list;
    expect(await list()).toMatchObject([{ recharge: 0, bet: 0, valid: false }]);
    platform.clock.advance(1000);
    await makeValid(platform, friend);
    expect(await list()).toMatchObject([{ valid: true }]);
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
