// Tasks count what the member did, from the tables that record it.
import { describe, expect } from 'vitest';
import { GAMES } from '#tests/support/small-catalogue.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { bonusCatalogue, COUPON, TASKS } from './bonus-catalogue.ts';
import { DAY, goTo, playRounds } from './earn.ts';
import { enter } from '../../game/pages/games-client.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

const stateOf = async (platform: TestPlatform, member: SignedInCaller, taskId: number) =>
  (await platform.call('getTaskUser', {}, member)).data.list.find((task) => task.taskId === taskId);
const receive = (platform: TestPlatform, member: SignedInCaller, taskId: number) =>
  platform.call('receiveTaskAward', { taskId }, member);

describe('a task', () => {
  it('of today begins again at midnight, and a task for once does not', async ({ platform, member }) => {
    goTo(platform, 23);
    await playRounds(platform, member, [1]);
    expect(await stateOf(platform, member, TASKS.rounds)).toMatchObject({ progress: 1, status: 0 });
    expect((await receive(platform, member, TASKS.rounds)).errcode).toBe(4005);
    await playRounds(platform, member, [1]);
    expect(await stateOf(platform, member, TASKS.rounds)).toMatchObject({ progress: 2, status: 1 });
    expect((await receive(platform, member, TASKS.rounds)).errcode).toBe(0);
    expect(await stateOf(platform, member, TASKS.rounds)).toMatchObject({ status: 2 });
    expect((await platform.call('getTaskUser', { group: 'daily' }, member)).data).toMatchObject({
      liveness: 10,
      resetTime: Math.ceil(platform.clock.now.getTime() / DAY) * (DAY / 1000),
      list: [{ taskId: TASKS.rounds }, { taskId: TASKS.stake }],
    });
    goTo(platform, 0);
    expect(await stateOf(platform, member, TASKS.rounds)).toMatchObject({ progress: 0, status: 0 });
    expect(await stateOf(platform, member, TASKS.once)).toMatchObject({ progress: 1, status: 1 });
    expect((await platform.call('getTaskUser', {}, member)).data.liveness).toBe(0);
  });

  it('gives points and coupons as well', async ({ platform, member }) => {
    await playRounds(platform, member, [1]);
    const { data } = await receive(platform, member, TASKS.once);
    expect(data).toMatchObject({ lottery: 5, awards: [{ num: 5 }, { itemId: COUPON, num: 2 }] });
    const held = (await platform.call('appUserItemList', {}, member)).data.list;
    expect(held.map(({ itemId, num }) => [itemId, num])).toEqual([
      [COUPON, 1],
      [COUPON, 1],
    ]);
    const month = Math.floor((platform.clock.now.getTime() + 30 * DAY) / 1000);
    expect(held.map(({ expireTime }) => expireTime)).toEqual([month, month]);
  });

  it('counts coin that is played for, and no play money', async ({ platform, member }) => {
    const trial = await enter(platform, member, { gameId: GAMES.withTrial, tryIt: 1 });
    await trial.play(40_00, { choice: { temper: 'calm' } });
    expect(await stateOf(platform, member, TASKS.stake)).toMatchObject({ progress: 0 });
    await platform.call('exitGame', { gameId: GAMES.withTrial }, member);
    await playRounds(platform, member, [20, 15]);
    expect(await stateOf(platform, member, TASKS.stake)).toMatchObject({ progress: 30_00, status: 1 });
  });

  it('is finished by a tap only where a tap is what it asks for', async ({ platform, member }) => {
    const finish = (taskId: number) => platform.call('finishTask', { taskId }, member);
    expect((await finish(TASKS.rounds)).errcode).toBe(4005);
    expect((await finish(9_999)).errcode).toBe(4001);
    expect((await receive(platform, member, TASKS.follow)).errcode).toBe(4005);
    expect((await finish(TASKS.follow)).data).toEqual({ taskId: TASKS.follow, status: 1 });
    expect((await finish(TASKS.follow)).errcode).toBe(0);
    expect((await platform.call('activityGetStatusList', {}, member)).data.taskAwardFlag).toBe(true);
    expect((await receive(platform, member, TASKS.follow)).data.flags?.taskAwardFlag).toBe(false);
    expect((await finish(TASKS.follow)).errcode).toBe(4003);
  });

  it('that is unknown, or that nothing counts, is refused', async ({ platform, member }) => {
    expect((await receive(platform, member, 9_999)).errcode).toBe(4001);
    expect((await receive(platform, member, TASKS.unmeasured)).errcode).toBe(4005);
  });
});
