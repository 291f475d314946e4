// Activities in steps: all of it is rules in the catalogue, so a new one needs no code.
import { describe, expect } from 'vitest';
import { GAMES } from '#tests/support/small-catalogue.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACTIVITIES, bonusCatalogue } from './bonus-catalogue.ts';
import { DAY, entriesOf, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

const receive = (platform: TestPlatform, member: SignedInCaller, input: object) =>
  platform.call('activityReceive', input, member);
const stateOf = async (platform: TestPlatform, member: SignedInCaller, id: number) =>
  (await platform.call('getActivityIds', {}, member)).data.activityMap[String(id)];

describe('an activity in steps', () => {
  it('pays each step that is reached, the first one if none is named', async ({ platform, member }) => {
    const activityId = ACTIVITIES.signUp;
    expect((await receive(platform, member, { activityId })).errcode).toBe(4005);
    await playRounds(platform, member, [1]);
    expect(await stateOf(platform, member, activityId)).toMatchObject({
      ...{ claimable: true, claimed: false },
      extra: {
        steps: [
          { step: 1, status: 1 },
          { step: 2, status: 0 },
        ],
      },
    });
    expect((await receive(platform, member, { activityId, step: 2 })).errcode).toBe(4005);
    expect((await receive(platform, member, { activityId, step: 9 })).errcode).toBe(4002);
    expect((await receive(platform, member, { activityId })).data.awards).toMatchObject([{ num: 1_00 }]);
    expect((await receive(platform, member, { activityId, step: 1 })).errcode).toBe(4003);
    await platform.call('gameLike', { gameId: GAMES.open, like: 1 }, member);
    expect((await receive(platform, member, { activityId, step: 2 })).errcode).toBe(0);
    expect(await stateOf(platform, member, activityId)).toMatchObject({ claimable: false, claimed: true });
    expect(await entriesOf(platform, member, 'activity')).toEqual([1_00, 2_00]);
  });

  it('ends so many days after registration', async ({ platform, member }) => {
    await playRounds(platform, member, [1]);
    platform.clock.advance(7 * DAY);
    expect(await stateOf(platform, member, ACTIVITIES.signUp)).toMatchObject({ claimable: false });
    expect((await receive(platform, member, { activityId: ACTIVITIES.signUp })).errcode).toBe(4007);
    expect((await receive(platform, member, { activityId: ACTIVITIES.invented })).errcode).toBe(0);
  });

  it('is unknown when it is closed, and has nothing to claim without steps', async ({ platform, member }) => {
    expect((await receive(platform, member, { activityId: ACTIVITIES.closed })).errcode).toBe(4001);
    expect((await receive(platform, member, { activityId: 12_345 })).errcode).toBe(4001);
    expect((await receive(platform, member, { activityId: ACTIVITIES.withoutSteps })).errcode).toBe(4004);
  });
});
