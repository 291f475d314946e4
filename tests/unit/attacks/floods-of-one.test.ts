// What one member can do to the others by asking for much at the same time.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import type { Caller, SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest({ ROUND_LIMIT: '5' });

/** In the order in which the answers came. */
function flood(platform: TestPlatform, member: Caller, count: number) {
  const answered: number[] = [];
  const all = Array.from({ length: count }, async () => {
    const { status } = await platform.call('startGame', { gameId: GAMES.open }, member);
    answered.push(status);
  });
  return { answered, all: Promise.all(all) };
}

describe('a flood from one member', () => {
  it('lets another member be answered after a few of it', async ({ platform, member }) => {
    const other = await platform.register();
    // A token counts as its member's own once it was good.
    for (const each of [member, other]) await platform.call('refreshData', {}, each);
    const { answered, all } = flood(platform, member, 50);
    const { errcode } = await platform.call('refreshData', {}, other);
    const before = answered.length;
    await all;
    expect([errcode, answered.length]).toEqual([0, 50]);
    expect(before).toBeLessThan(25);
  });

  it('is answered as far as a browser would ask, and asked to wait beyond that', async ({
    platform,
    member,
  }) => {
    await platform.call('refreshData', {}, member);
    const { answered, all } = flood(platform, member, 300);
    await all;
    expect(answered.filter((status) => status === 200)).toHaveLength(60);
    expect(answered.filter((status) => status === 429)).toHaveLength(240);
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(0);
  });
});

describe('rounds', () => {
  const openGame = async (platform: TestPlatform, member: SignedInCaller) => {
    const { data } = await platform.call('startGame', { gameId: GAMES.open }, member);
    const ask = async (call: string, payload: object, token = '') => {
      const answer = await platform.games.inject({
        method: 'POST',
        url: `/api/${call}`,
        headers: { authorization: token },
        payload,
      });
      return { status: answer.statusCode, ...answer.json<{ errcode: number; data: { token: string } }>() };
    };
    const { token } = (await ask('open', { secret: new URL(data.url).hash.slice(1) })).data;
    return (roundId = randomUUID()) => ask('round', { roundId, bet: 100, choice: {} }, token);
  };

  it('are limited for each member, whatever session they are played in, and repeated ones are not counted', async ({
    platform,
    member,
  }) => {
    const first = await openGame(platform, member);
    const roundId = randomUUID();
    for (const id of [roundId, roundId, roundId, randomUUID(), randomUUID(), randomUUID()])
      expect((await first(id)).errcode).toBe(0);
    const second = await openGame(platform, member);
    expect((await second()).errcode).toBe(0);
    const refused = await second();
    expect([refused.status, refused.errcode]).toEqual([429, 429]);
    const other = await openGame(platform, await platform.register());
    expect((await other()).errcode).toBe(0);
  });
});
