import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { post } from '#server/store/ledger/ledger.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let member: SignedInCaller;
it.beforeEach(async ({ platform }) => void (member = await platform.register()));

interface PlayedRound {
  readonly at: string;
  readonly bet?: number;
  readonly win?: number;
  readonly status?: number;
  readonly trial?: boolean;
  readonly gameId?: number;
}

async function play(
  platform: TestPlatform,
  caller: SignedInCaller,
  rounds: readonly PlayedRound[],
): Promise<void> {
  const { data } = await platform.call('startGame', { gameId: GAMES.open }, caller);
  for (const { at, bet = 100, win = 0, status = 1, trial = false, gameId = GAMES.open } of rounds) {
    const created = new Date(at);
    const row = { session_id: data.sessionId, round_key: randomUUID(), member_id: caller.id, outcome: '{}' };
    const amounts = { game_id: gameId, trial, bet, win, status };
    const times = { created_at: created, settled_at: status === 0 ? null : created };
    await platform.db
      .insertInto('game_round')
      .values({ ...row, ...amounts, ...times })
      .execute();
  }
}

const seconds = (at: string) => Date.parse(at) / 1000;
const MARCH = { startTime: seconds('2026-03-01T00:00:00Z'), endTime: seconds('2026-03-31T23:59:59Z') };

const report = async (platform: TestPlatform, other: object = {}, caller = member) =>
  (await platform.call('betRecordReport', { ...MARCH, ...other }, caller)).data;

describe('the play report', () => {
  it('sums stakes and wins for each day, newest first, and for the whole range', async ({ platform }) => {
    await play(platform, member, [
      { at: '2026-02-28T23:59:59Z', bet: 9999 },
      { at: '2026-03-01T00:00:00Z', bet: 100, win: 250 },
      { at: '2026-03-01T12:00:00Z', bet: 300 },
      { at: '2026-03-31T23:59:59.900Z', bet: 50 },
      { at: '2026-04-01T00:00:00Z', bet: 9999 },
    ]);
    expect(await report(platform)).toEqual({
      totalBet: 450,
      totalWin: 250,
      profit: -200,
      validBet: 450,
      count: 3,
      deposit: 0,
      withdraw: 0,
      list: [
        { key: '2026-03-31', name: '2026-03-31', bet: 50, win: 0, profit: -50, count: 1 },
        { key: '2026-03-01', name: '2026-03-01', bet: 400, win: 250, profit: -150, count: 2 },
      ],
    });
  });

  it("begins each day in the member's time zone", async ({ platform }) => {
    await play(platform, member, [{ at: '2026-03-02T03:00:00Z' }, { at: '2026-03-02T06:00:00Z' }]);
    const keys = async (timeZone?: string) =>
      (await report(platform, timeZone ? { timeZone } : {})).list.map(({ key }) => key);
    expect(await keys()).toEqual(['2026-03-02']);
    expect(await keys('America/Lima')).toEqual(['2026-03-02', '2026-03-01']);
    expect(await keys('Asia/Kolkata')).toEqual(['2026-03-02']);
  });

  it.for(['Mars/Base', 'Etc/Unknown', ''])(
    'counts the days by the offset where the zone is called %j',
    async (timeZone, { platform }) => {
      await play(platform, member, [{ at: '2026-03-02T03:00:00Z' }, { at: '2026-03-02T06:00:00Z' }]);
      const keys = async (other: object) =>
        (await report(platform, { timeZone, ...other })).list.map(({ key }) => key);
      expect(await keys({ utcOffset: -300 })).toEqual(['2026-03-02', '2026-03-01']);
      expect(await keys({})).toEqual(['2026-03-02']);
    },
  );

  it('counts days of 23 and of 25 hours', async ({ platform }) => {
    const bet = (at: string) => ({ at, bet: 100 });
    // Clocks in Lisbon change on 29 March and on 25 October.
    await play(platform, member, [
      bet('2026-03-28T23:59:59Z'),
      bet('2026-03-29T00:00:00Z'),
      bet('2026-03-29T22:59:59.900Z'),
      bet('2026-03-29T23:00:00Z'),
      bet('2026-10-24T22:59:59Z'),
      bet('2026-10-24T23:00:00Z'),
      bet('2026-10-25T23:59:59Z'),
      bet('2026-10-26T00:00:00Z'),
    ]);
    const year = { startTime: seconds('2026-01-01T00:00:00Z'), endTime: seconds('9999-12-31T23:59:59Z') };
    const { list } = await report(platform, { ...year, timeZone: 'Europe/Lisbon' });
    expect(list.map(({ key, count }) => [key, count])).toEqual([
      ['2026-10-26', 1],
      ['2026-10-25', 2],
      ['2026-10-24', 1],
      ['2026-03-30', 1],
      ['2026-03-29', 2],
      ['2026-03-28', 1],
    ]);
  });

  it('counts open and cancelled rounds, but no amounts of cancelled ones', async ({ platform }) => {
    await play(platform, member, [
      { at: '2026-03-05T10:00:00Z', bet: 100, win: 120 },
      { at: '2026-03-05T11:00:00Z', bet: 70, status: 0 },
      { at: '2026-03-05T12:00:00Z', bet: 900, status: 2 },
      { at: '2026-03-05T13:00:00Z', bet: 900, win: 9000, trial: true },
    ]);
    expect(await report(platform)).toMatchObject({
      totalBet: 170,
      totalWin: 120,
      profit: -50,
      validBet: 100,
      count: 3,
      list: [{ bet: 170, win: 120, profit: -50, count: 3 }],
    });
  });

  it('names kinds and brands in the language of the request', async ({ platform }) => {
    await play(platform, member, [{ at: '2026-03-05T10:00:00Z', bet: 200 }]);
    const row = { bet: 200, win: 0, profit: -200, count: 1 };
    expect((await report(platform, { groupBy: 'type' })).list).toEqual([{ key: '1', name: 'Slots', ...row }]);
    expect((await report(platform, { groupBy: 'brand' })).list).toEqual([{ key: '1', name: 'Open', ...row }]);
    const spanish = { ...member, headers: { 'accept-language': 'es' } };
    expect((await report(platform, { groupBy: 'type' }, spanish)).list[0]?.name).toBe('Tragamonedas');
  });

  it('contains nothing of other members, and is empty if nothing was played', async ({ platform }) => {
    const other = await platform.register();
    await play(platform, other, [{ at: '2026-03-05T10:00:00Z' }]);
    expect(await report(platform)).toMatchObject({ totalBet: 0, count: 0, list: [] });
    expect(
      await report(platform, { startTime: MARCH.endTime, endTime: MARCH.startTime }, other),
    ).toMatchObject({
      list: [],
    });
  });

  it('agrees with the record of single rounds', async ({ platform }) => {
    await play(platform, member, [
      { at: '2026-03-05T10:00:00Z', bet: 110, win: 300 },
      { at: '2026-03-06T10:00:00Z', bet: 120, status: 2 },
      { at: '2026-03-07T10:00:00Z', bet: 130, status: 0 },
    ]);
    const { list, total } = (await platform.call('betRecord', MARCH, member)).data;
    const { profit, count } = await report(platform);
    expect(total).toBe(count);
    expect(list.reduce((sum, round) => sum + round.profit, 0)).toBe(profit);
  });

  it('shows what was deposited and withdrawn', async ({ platform }) => {
    const { now } = platform.clock;
    const moves = [
      ['deposit', 5000],
      ['withdrawal', 2000],
      ['withdrawalReturned', 500],
      ['bet', 700],
    ] as const;
    for (const [kind, amount] of moves)
      await platform.db.transaction().execute((trx) => post(trx, { memberId: member.id, kind, amount, now }));
    const range = { startTime: seconds('2026-11-01T00:00:00Z'), endTime: seconds('2026-11-30T23:59:59Z') };
    expect(await report(platform, range)).toMatchObject({ deposit: 5000, withdraw: 1500 });
  });
});
