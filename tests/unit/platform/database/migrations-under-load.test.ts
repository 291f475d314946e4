// Migrations beside calls: what needs a lock that is taken holds nobody up.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { openMigratedOnServer, serverAddress } from '#tests/support/database/server.ts';
import { RELEASES } from '#tests/support/migrations/samples.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { eventAt } from '../../events/platform/event-store.ts';
import { enter } from '../../game/pages/games-client.ts';

const MEMBERS = 4;
/** Calls that are answered while a lock is waited for. */
const CALLS = 200;
const MOST_MS = 1000;
const UNLIMITED = { ROUND_LIMIT: '0', EVENT_LIMIT: '0', EVENT_LIMIT_ADDRESS: '0', EVENT_LIMIT_ALL: '0' };

/** Rounds, questions and events of one member after another, until it is stopped. */
async function beginCalls(platform: TestPlatform) {
  const tally = { calls: 0, slowestMs: 0, failed: [] as unknown[], isOver: false };
  const timed = async (work: () => Promise<{ errcode: number }>) => {
    const begun = performance.now();
    const { errcode } = await work();
    tally.calls += 1;
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
    if (errcode !== 0) tally.failed.push(errcode);
  };
  const visit = async () => {
    const member = await platform.register();
    const stay = await enter(platform, member, { gameId: GAMES.open });
    return async () => {
      while (!tally.isOver) {
        await timed(() => stay.play(100));
        await timed(() => platform.call('refreshData', {}, member));
        const eventList = [eventAt(platform.clock.now, { installId: randomUUID(), eventSeq: 1 })];
        await timed(() => platform.call('anonymous/appEventLogClient', { eventList }, member));
      }
    };
  };
  const visits = await Promise.all(Array.from({ length: MEMBERS }, visit));
  const running = Promise.all(visits.map((each) => each()));
  return {
    tally,
    until: (count: number) => expect.poll(() => tally.calls).toBeGreaterThan(count),
    stop: async () => {
      tally.isOver = true;
      await running;
      return tally;
    },
  };
}

it.runIf(serverAddress())(
  'no call fails or waits for a second, whatever kind of migration runs beside a transaction that stays open',
  async () => {
    const database = await openMigratedOnServer(serverAddress());
    const platform = await createTestPlatform(UNLIMITED, { database });
    const { db } = database;
    const calls = await beginCalls(platform);
    await calls.until(CALLS);
    for (const migrations of RELEASES.slice(1)) {
      const waits: string[] = [];
      let migrated: Promise<void> | undefined;
      await db.transaction().execute(async (trx) => {
        await sql`select from game_round, event limit 1`.execute(trx);
        migrated = runMigrations(db, migrations, { say: (line) => void waits.push(line) });
        await expect.poll(() => waits).not.toEqual([]);
        await calls.until(calls.tally.calls + CALLS);
      });
      await migrated;
    }
    const { slowestMs, failed } = await calls.stop();
    expect(failed).toEqual([]);
    expect(slowestMs).toBeLessThan(MOST_MS);
    const { rows } = await sql`select from game_round where luck is null`.execute(db);
    expect(rows).toEqual([]);
    await platform.close();
  },
);
