// What devices say beside what the platform has recorded: real members, real rounds, real events.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { readAnalysis } from '#server/store/events/analysis.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { entriesOf, playRounds } from '../../bonus/platform/earn.ts';
import { DAY, dayOf, eventAt } from './event-store.ts';

const it = platformTest();

/** A new member on a day of their own. */
const arrive = (platform: TestPlatform): Promise<SignedInCaller> => {
  platform.clock.advance(DAY);
  return platform.register();
};

const read = async <T>(platform: TestPlatform, query: string): Promise<T[]> =>
  (await sql.raw<T>(query).execute(platform.db)).rows;
const reconciliation = (platform: TestPlatform, measures: readonly string[]) =>
  read(
    platform,
    `select measure, source, by_source, proved, by_records, difference from reconciliation
      where day = '${dayOf(platform.clock.now)}' and measure in ('${measures.join("', '")}') order by measure`,
  );
const tell = async (platform: TestPlatform, member: SignedInCaller, events: readonly object[]) => {
  const installId = randomUUID();
  const eventList = events.map((event, index) =>
    eventAt(platform.clock.now, { eventUserId: member.id, installId, eventSeq: index + 1, ...event }),
  );
  const { data } = await platform.call('anonymous/appEventLogClient', { eventList }, member);
  expect(data).toMatchObject({ accepted: events.length });
};
const start = { eventName: 'game_start', eventRoomId: String(GAMES.open), eventShowType: 'page' };

describe('the rounds', () => {
  it('have the stakes and wins of the ledger', async ({ platform }) => {
    const member = await arrive(platform);
    await playRounds(platform, member, [10, 20, 30]);
    const rounds = await read<{ bet: number; win: number; result: number }>(
      platform,
      `select game_id, member_id, trial, day::text, bet, win, result from rounds
        where member_id = ${member.id} order by round_id`,
    );
    expect(rounds.map(({ bet }) => -bet)).toEqual(await entriesOf(platform, member, 'bet'));
    expect(rounds.map(({ win }) => win).filter((win) => win > 0)).toEqual(
      await entriesOf(platform, member, 'win'),
    );
    const about = {
      game_id: String(GAMES.open),
      member_id: member.id,
      trial: false,
      day: dayOf(platform.clock.now),
    };
    for (const round of rounds) expect(round).toMatchObject({ ...about, result: round.win - round.bet });
  });

  it('with play money have those of the round, and are in no comparison', async ({ platform }) => {
    const member = await arrive(platform);
    const { data } = await platform.call('startGame', { gameId: GAMES.withTrial, tryIt: 1 }, member);
    await sql`insert into game_round (session_id, round_key, member_id, game_id, trial, bet, win, status, outcome, created_at)
      values (${data.sessionId}, 'a', ${member.id}, ${GAMES.withTrial}, true, 500, 900, 1, '{}',
        ${platform.clock.now})`.execute(platform.db);
    expect(
      await read(platform, `select trial, bet, win, result from rounds where member_id = ${member.id}`),
    ).toEqual([{ trial: true, bet: 500, win: 900, result: 400 }]);
    expect(await reconciliation(platform, ['rounds'])).toEqual([]);
  });
});

describe('the reconciliation', () => {
  it('agrees where devices have sent everything', async ({ platform }) => {
    const member = await arrive(platform);
    await playRounds(platform, member, [10, 20]);
    await tell(platform, member, [{ eventName: 'register', eventProps: { method: 'accountRegist' } }, start]);
    const agreed = { source: 'events', by_source: 1, proved: 1, by_records: 1, difference: 0 };
    expect(await reconciliation(platform, ['registrations', 'sign_ins', 'game_starts', 'players'])).toEqual(
      ['game_starts', 'players', 'registrations', 'sign_ins'].map((measure) => ({ measure, ...agreed })),
    );
    expect(await reconciliation(platform, ['rounds'])).toEqual([
      { measure: 'rounds', source: 'ledger', by_source: 2, proved: null, by_records: 2, difference: 0 },
    ]);
  });

  it('shows what devices have not sent, and events without a record on the platform', async ({
    platform,
  }) => {
    const member = await arrive(platform);
    await playRounds(platform, member, [10]);
    const claim = { eventName: 'claim', eventInterfaceId: 'receiveTaskAward' };
    await tell(platform, member, [claim, claim]);
    expect(await reconciliation(platform, ['claims', 'game_starts', 'players'])).toMatchObject([
      { measure: 'claims', by_source: 2, by_records: 0, difference: 2 },
      { measure: 'game_starts', by_source: 0, by_records: 1, difference: -1 },
      { measure: 'players', by_source: 0, by_records: 1, difference: -1 },
    ]);
  });

  it('counts a request for coin that was refused as none', async ({ platform }) => {
    const member = await arrive(platform);
    const submit = { eventName: 'deposit_submit', eventInterfaceId: 'deposit.2' };
    const refused = {
      eventName: 'deposit_refuse',
      eventInterfaceId: 'deposit.2',
      eventProps: { code: '2002' },
    };
    await tell(platform, member, [submit, refused]);
    expect(await reconciliation(platform, ['deposits'])).toMatchObject([
      { measure: 'deposits', by_source: 0, by_records: 0, difference: 0 },
    ]);
  });

  it('finds a round that the ledger does not know', async ({ platform }) => {
    const member = await arrive(platform);
    await playRounds(platform, member, [10]);
    await sql`insert into game_round (session_id, round_key, member_id, game_id, trial, bet, win, status, outcome, created_at)
      select session_id, 'invented', member_id, game_id, false, 500, 900, 1, '{}', created_at from game_round where member_id = ${member.id}`.execute(
      platform.db,
    );
    expect(await reconciliation(platform, ['rounds'])).toMatchObject([
      { by_source: 1, by_records: 2, difference: -1 },
    ]);
  });
});

describe('the way from a first visit to a first round', () => {
  it('counts those who played after they had opened a game here', async ({ platform }) => {
    const [player, opener] = [await arrive(platform), await platform.register()];
    await tell(platform, player, [{ eventName: 'page_view', eventUserId: 0 }, start]);
    await tell(platform, opener, [start]);
    await tell(platform, opener, [{ eventName: 'page_view', eventUserId: 0 }]);
    await playRounds(platform, player, [10]);
    const day = dayOf(platform.clock.now);
    const { funnel, days } = await readAnalysis(platform.db, { from: day, to: day }, platform.clock.now);
    expect(funnel).toEqual({ visited: 3, signed_in: 2, game_opened: 2, round_played: 1 });
    expect(days).toMatchObject([{ day, state: 'growing', visits: 3, members: 2, players: 1, rounds: 1 }]);
  });
});
