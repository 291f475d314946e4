import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const start = (member: SignedInCaller, gameId: number) => platform.call('startGame', { gameId }, member);

describe('the bet record', () => {
  const seconds = () => Math.floor(platform.clock.now.getTime() / 1000);

  async function playRounds(
    member: SignedInCaller,
    gameId: number,
    rounds: readonly Partial<{ win: number; trial: boolean; status: number }>[],
  ) {
    const { data } = await start(member, gameId);
    for (const { win = 0, trial = false, status = 1 } of rounds) {
      platform.clock.advance(1000);
      const now = platform.clock.now;
      await platform.db
        .insertInto('game_round')
        .values({
          session_id: data.sessionId,
          round_key: randomUUID(),
          member_id: member.id,
          game_id: gameId,
          trial,
          bet: 100,
          win,
          status,
          outcome: '{}',
          created_at: now,
          settled_at: status === 0 ? null : now,
        })
        .execute();
    }
    await platform.call('exitGame', {}, member);
  }

  const record = async (member: SignedInCaller, other: object = {}) =>
    (await platform.call('betRecord', { startTime: 0, endTime: seconds(), ...other }, member)).data;

  it('lists rounds newest first, page by page, without trials', async () => {
    const member = await platform.register();
    await playRounds(member, GAMES.open, [
      { win: 250 },
      {},
      { trial: true },
      { status: 0 },
      { status: 2, win: 0 },
    ]);
    const first = await record(member, { page: 1, pageSize: 3 });
    expect(first).toMatchObject({ page: 1, pageSize: 3, total: 4, hasMore: true });
    expect(first.list.map(({ status, profit }) => [status, profit])).toEqual([
      [2, 0],
      [0, -100],
      [1, -100],
    ]);
    const second = await record(member, { page: 2, pageSize: 3 });
    expect(second).toMatchObject({
      hasMore: false,
      list: [{ bet: 100, win: 250, profit: 150, gameName: 'Game 101', brandId: 1 }],
    });
    expect(second.list[0]?.settleTime).toBe(second.list[0]?.time);
  });

  it('is not shifted by new rounds while its end is kept', async () => {
    const member = await platform.register();
    await playRounds(member, GAMES.open, [{}, {}, {}]);
    const endTime = seconds();
    const before = await record(member, { endTime, pageSize: 2 });
    await playRounds(member, GAMES.open, [{}, {}]);
    const after = await record(member, { endTime, pageSize: 2, page: 2 });
    expect(after.total).toBe(before.total);
    expect(new Set([...before.list, ...after.list].map(({ id }) => id)).size).toBe(3);
  });

  it('can be filtered, and shows nothing of other members', async () => {
    const [member, other] = [await platform.register(), await platform.register()];
    await playRounds(member, GAMES.open, [{}]);
    await playRounds(member, GAMES.another, [{}, {}]);
    await playRounds(other, GAMES.open, [{}]);
    expect((await record(member)).total).toBe(3);
    expect((await record(member, { gameId: GAMES.another })).total).toBe(2);
    expect((await record(member, { typeId: 2 })).total).toBe(0);
    expect((await record(member, { brandId: 1, typeId: 1 })).total).toBe(3);
    expect((await record(member, { startTime: seconds() + 1 })).total).toBe(0);
    expect((await record(member, { endTime: Number.MAX_SAFE_INTEGER })).total).toBe(3);
  });
});
