import { expect } from 'vitest';
import { openGameSession } from '#server/store/game/game-sessions.ts';
import { serverAddress } from '#tests/support/database/server.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

it('a second launch waits until the first one has opened its session, and is refused', async ({
  platform,
  member,
}) => {
  const { db, clock } = platform;
  const opening = { memberId: member.id, trial: false, now: clock.now };
  const second = await db.transaction().execute(async (trx) => {
    await openGameSession(trx, { ...opening, gameId: GAMES.open });
    const late = platform.call('startGame', { gameId: GAMES.another }, member);
    // The embedded database runs one transaction after another anyway.
    if (serverAddress() !== '') await Promise.race([late, isWaitingForLock(platform)]);
    return { late };
  });
  expect(await second.late).toMatchObject({ errcode: 3004, data: { gameId: GAMES.open } });
  const open = db.selectFrom('game_session').select('game_id').where('member_id', '=', member.id);
  expect(await open.where('ended_at', 'is', null).execute()).toEqual([{ game_id: GAMES.open }]);
});

async function isWaitingForLock({ db }: TestPlatform): Promise<void> {
  const waiting = db.selectFrom('pg_locks' as never).selectAll();
  for (;;) {
    const rows = (await waiting.execute()) as { locktype: string; granted: boolean }[];
    if (rows.some(({ locktype, granted }) => locktype === 'advisory' && !granted)) return;
  }
}
