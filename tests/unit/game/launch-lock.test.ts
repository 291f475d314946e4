import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGameSession } from '#server/store/game/game-sessions.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { isOnPostgres } from '#tests/support/test-database.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

it('A second launch waits until the first one has opened its session, and is refused', async () => {
  const member = await platform.register();
  const { db, clock } = platform;
  const opening = { memberId: member.id, trial: false, now: clock.now };
  const second = await db.transaction().execute(async (trx) => {
    await openGameSession(trx, { ...opening, gameId: GAMES.open });
    const late = platform.call('startGame', { gameId: GAMES.another }, member);
    // The embedded database runs one transaction after the other by itself.
    if (isOnPostgres()) await Promise.race([late, isWaitingForLock()]);
    return { late };
  });
  expect(await second.late).toMatchObject({ errcode: 3004, data: { gameId: GAMES.open } });
  const open = db.selectFrom('game_session').select('game_id').where('member_id', '=', member.id);
  expect(await open.where('ended_at', 'is', null).execute()).toEqual([{ game_id: GAMES.open }]);
});

async function isWaitingForLock(): Promise<void> {
  const waiting = platform.db.selectFrom('pg_locks' as never).selectAll();
  for (;;) {
    const rows = (await waiting.execute()) as { locktype: string; granted: boolean }[];
    if (rows.some(({ locktype, granted }) => locktype === 'advisory' && !granted)) return;
  }
}
