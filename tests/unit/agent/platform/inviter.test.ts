// Naming an inviter after registering.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';
import { depositOf, inviteCatalogue, inviteFriend, makeValid, statusOf, VALID } from './invite-catalogue.ts';
import { playRounds } from '../../bonus/platform/earn.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });

const fill = (platform: TestPlatform, member: SignedInCaller, pid: number) =>
  platform.call('agentFill', { pid }, member);
const pidOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getAfterLoginInfo', AFTER_LOGIN, member)).data.userInfo.pid;

describe('an inviter that is named after registering', () => {
  it('is set once', async ({ platform, member }) => {
    const [inviter, another] = [await platform.register(), await platform.register()];
    expect((await fill(platform, member, inviter.id)).data).toEqual({ pid: inviter.id });
    expect(await pidOf(platform, member)).toBe(inviter.id);
    expect((await fill(platform, member, another.id)).errcode).toBe(5003);
    expect(await pidOf(platform, member)).toBe(inviter.id);
  });

  it('is not set over the one of the registration', async ({ platform, member }) => {
    const friend = await inviteFriend(platform, member);
    const another = await platform.register();
    expect((await fill(platform, friend, another.id)).errcode).toBe(5003);
    expect(await pidOf(platform, friend)).toBe(member.id);
  });

  it('has to exist', async ({ platform, member }) => {
    expect((await fill(platform, member, 987_654_321)).errcode).toBe(5001);
    expect((await fill(platform, member, 0)).errcode).toBe(5001);
    expect(await pidOf(platform, member)).toBe(0);
  });

  it('is never the member, nor anyone below them', async ({ platform, member }) => {
    const friend = await inviteFriend(platform, member);
    const friendOfFriend = await inviteFriend(platform, friend);
    for (const { id } of [member, friend, friendOfFriend]) {
      expect((await fill(platform, member, id)).errcode).toBe(5002);
    }
    expect(await pidOf(platform, member)).toBe(0);
  });

  it('closes no circle when members name each other at the same moment', async ({ platform }) => {
    const members = await Promise.all([0, 1, 2].map(() => platform.register()));
    const answers = await Promise.all(
      members.map((member, index) => fill(platform, member, members[(index + 1) % 3]!.id)),
    );
    expect(answers.map(({ errcode }) => errcode).sort((one, other) => one - other)).toEqual([0, 0, 5002]);
  });

  it('gets a spin only for what the friend does from then on', async ({ platform, member }) => {
    const friend = await platform.register();
    await makeValid(platform, friend);
    platform.clock.advance(1000);
    await fill(platform, friend, member.id);
    expect((await statusOf(platform, member)).spins).toBe(0);
    await depositOf(platform, friend);
    expect((await statusOf(platform, member)).spins).toBe(0);
    await playRounds(platform, friend, [VALID.bet]);
    expect((await statusOf(platform, member)).spins).toBe(1);
  });
});
