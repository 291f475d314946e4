// Commission from what a team of three levels really stakes; every amount is computed by hand here.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf, playRounds } from '../../bonus/platform/earn.ts';
import { AGENT_STEPS, agentCatalogue } from './agent-catalogue.ts';
import { inviteFriend, inviteValidFriend } from './invite-catalogue.ts';

const coin = (num: number) => ({ itemId: 2001, num });

const it = platformTest({}, { catalogue: agentCatalogue });

const summaryOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('appAgent5User', {}, member)).data;
const receive = (platform: TestPlatform, member: SignedInCaller) =>
  platform.call('appAgent5UserReceive', { requestId: randomUUID() }, member);
const receiveStep = (platform: TestPlatform, member: SignedInCaller, count: number) =>
  platform.call('appAgent5UserInviteValidReceive', { count, requestId: randomUUID() }, member);
const logOf = async (platform: TestPlatform, member: SignedInCaller, query: object = {}) =>
  (await platform.call('appAgent5UserLog', query, member)).data;

describe('the commission', () => {
  it('is a share of each stake, by the levels between, and nothing of a fourth level', async ({
    platform,
    member,
  }) => {
    const first = await inviteFriend(platform, member);
    const second = await inviteFriend(platform, first);
    const third = await inviteFriend(platform, second);
    const fourth = await inviteFriend(platform, third);
    await playRounds(platform, first, [30, 20]);
    await playRounds(platform, second, [10]);
    await playRounds(platform, third, [40]);
    await playRounds(platform, fourth, [50]);
    // 50 coins at 1 %, 10 at 0.5 %, 40 at 0.25 %: 0.50 + 0.05 + 0.10 coins.
    expect(await summaryOf(platform, member)).toMatchObject({
      team: { total: 3, direct: 1, valid: 0, today: 3 },
      commission: { claimable: 65, today: 65, yesterday: 0, total: 65 },
    });
    // 10 at 1 %, 40 at 0.5 %, 50 at 0.25 %.
    expect((await summaryOf(platform, first)).commission.total).toBe(10 + 20 + 12);
    expect((await summaryOf(platform, fourth)).commission.total).toBe(0);
  });

  it('is claimed once by two tabs at the same moment, and goes on with the next stake', async ({
    platform,
    member,
  }) => {
    const friend = await inviteFriend(platform, member);
    await playRounds(platform, friend, [100]);
    const both = await Promise.all([receive(platform, member), receive(platform, member)]);
    expect(new Set(both.map(({ errcode }) => errcode))).toEqual(new Set([0, 4003]));
    expect(both.find(({ errcode }) => errcode === 0)?.data).toMatchObject({
      amount: 1_00,
      awards: [coin(1_00)],
    });
    expect(await summaryOf(platform, member)).toMatchObject({ commission: { claimable: 0, total: 1_00 } });
    await playRounds(platform, friend, [7]);
    expect((await receive(platform, member)).data).toMatchObject({ amount: 7 });
    expect(await entriesOf(platform, member, 'commission')).toEqual([1_00, 7]);
    expect((await checkLedger(platform.db)).problems ?? []).toEqual([]);
  });

  it('has nothing to claim before a stake, and says so', async ({ platform, member }) => {
    expect((await receive(platform, member)).errcode).toBe(4004);
    await inviteFriend(platform, member);
    expect((await receive(platform, member)).errcode).toBe(4004);
  });

  it('counts a friend who names the inviter later from then on only', async ({ platform, member }) => {
    const friend = await platform.register();
    await playRounds(platform, friend, [90]);
    platform.clock.advance(60_000);
    const { id: pid } = member;
    expect((await platform.call('agentFill', { pid, requestId: randomUUID() }, friend)).errcode).toBe(0);
    platform.clock.advance(60_000);
    await playRounds(platform, friend, [10]);
    expect((await summaryOf(platform, member)).commission.total).toBe(10);
    expect((await summaryOf(platform, friend)).pid).toBe(pid);
  });

  it('tells today from yesterday by the day of the platform', async ({ platform, member }) => {
    const friend = await inviteFriend(platform, member);
    await playRounds(platform, friend, [100]);
    platform.clock.advance(DAY);
    await playRounds(platform, friend, [50]);
    expect((await summaryOf(platform, member)).commission).toMatchObject({
      ...{ today: 50, yesterday: 1_00, total: 1_50 },
    });
    platform.clock.advance(DAY);
    expect((await summaryOf(platform, member)).commission).toMatchObject({ today: 0, yesterday: 50 });
  });

  it('lights the red dot of the agent while something can be claimed', async ({ platform, member }) => {
    const flag = async () => (await platform.call('activityGetStatusList', {}, member)).data.agent5AwardFlag;
    expect(await flag()).toBe(false);
    await playRounds(platform, await inviteFriend(platform, member), [100]);
    expect(await flag()).toBe(true);
    await receive(platform, member);
    expect(await flag()).toBe(false);
  });
});

describe('the awards for valid invitations', () => {
  it('are claimed once each, when as many friends have deposited and staked enough', async ({
    platform,
    member,
  }) => {
    expect((await receiveStep(platform, member, 1)).errcode).toBe(4005);
    await inviteFriend(platform, member);
    await inviteValidFriend(platform, member);
    expect(await summaryOf(platform, member)).toMatchObject({
      team: { total: 2, direct: 2, valid: 1 },
      steps: [
        { count: 1, status: 1 },
        { count: 2, status: 0 },
      ],
    });
    const both = await Promise.all([receiveStep(platform, member, 1), receiveStep(platform, member, 1)]);
    expect(new Set(both.map(({ errcode }) => errcode))).toEqual(new Set([0, 4003]));
    expect((await receiveStep(platform, member, 2)).errcode).toBe(4005);
    expect((await receiveStep(platform, member, 3)).errcode).toBe(4005);
    await inviteValidFriend(platform, member);
    expect((await receiveStep(platform, member, 2)).data).toMatchObject({
      count: 2,
      awards: AGENT_STEPS[1]?.awards,
    });
    expect(await entriesOf(platform, member, 'inviteStep')).toEqual([5_00, 15_00]);
    expect((await checkLedger(platform.db)).problems ?? []).toEqual([]);
  });
});

describe('the log', () => {
  it('lists the team with masked names, newest first, and adds up to the commission', async ({
    platform,
    member,
  }) => {
    const first = await inviteFriend(platform, member);
    platform.clock.advance(1000);
    const second = await inviteFriend(platform, first);
    await playRounds(platform, first, [33]);
    await playRounds(platform, second, [11]);
    const { list, total, sum } = await logOf(platform, member);
    expect(list.map(({ userId, level, bet, commission }) => [userId, level, bet, commission])).toEqual([
      [second.id, 2, 11_00, 5],
      [first.id, 1, 33_00, 33],
    ]);
    expect([total, sum]).toEqual([2, (await summaryOf(platform, member)).commission.total]);
    expect(list.map(({ nickname }) => nickname).join(' ')).toContain('*');
    expect(await logOf(platform, member, { level: 2 })).toMatchObject({ total: 1, sum: 5 });
    expect((await logOf(platform, member, { pageSize: 1 })).hasMore).toBe(true);
    expect((await logOf(platform, member, { pageSize: 1, page: 2 })).list).toMatchObject([{ level: 1 }]);
  });

  it('lists what was claimed, apart', async ({ platform, member }) => {
    await playRounds(platform, await inviteValidFriend(platform, member), [70]);
    await receive(platform, member);
    platform.clock.advance(1000);
    await receiveStep(platform, member, 1);
    const { list, sum, total } = await logOf(platform, member, { kind: 'reward' });
    expect(list.map(({ commission, level }) => [commission, level])).toEqual([
      [5_00, 1],
      [1_00, 0],
    ]);
    expect([sum, total]).toEqual([6_00, 2]);
  });

  it('shows nothing of one team to another', async ({ platform, member }) => {
    const other = await platform.register();
    await inviteFriend(platform, member);
    expect(await logOf(platform, other)).toMatchObject({ list: [], total: 0, sum: 0 });
  });
});
