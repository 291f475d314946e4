import { expect } from 'vitest';
import { issueLaunch, openGameSession } from '#server/store/game/game-sessions.ts';
import { serverAddress } from '#tests/support/database/server.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

it('a second launch waits until the first one has opened its session, and is refused', async ({
  platform,
  member,
}) => {
  const { db } = platform;
  const opening = await openingOf(platform, member);
  const second = await db.transaction().execute(async (trx) => {
    await openGameSession(trx, { ...opening, gameId: GAMES.open });
    const late = platform.call('startGame', { gameId: GAMES.another }, member);
    // The embedded database runs one transaction after another anyway.
    if (serverAddress() !== '') await waitsOrIsDone(platform, late);
    return { late };
  });
  expect(await second.late).toMatchObject({ errcode: 3004, data: { gameId: GAMES.open } });
  const open = db.selectFrom('game_session').select('game_id').where('member_id', '=', member.id);
  expect(await open.where('ended_at', 'is', null).execute()).toEqual([{ game_id: GAMES.open }]);
});

it('an exit waits until a launch of the same session has its address, and the launch is answered', async ({
  platform,
  member,
}) => {
  const { db, clock } = platform;
  const opening = await openingOf(platform, member);
  await platform.call('startGame', { gameId: GAMES.open }, member);
  const from = { appOrigin: 'http://localhost', language: 'en-US', signInId: opening.signInId } as const;
  const launched = await db.transaction().execute(async (trx) => {
    const session = await openGameSession(trx, { ...opening, gameId: GAMES.open });
    if ('errcode' in session) throw new Error('Refused');
    const exit = platform.call('exitGame', { gameId: GAMES.open }, member);
    if (serverAddress() !== '') await waitsOrIsDone(platform, exit);
    return { exit, secret: await issueLaunch(trx, session.id, { from, now: clock.now }) };
  });
  expect(launched.secret).not.toBeNull();
  expect((await launched.exit).errcode).toBe(0);
});

it('launches beside exits of the same game are all answered', async ({ platform, member }) => {
  const calls = Array.from({ length: 20 }, (_, turn) =>
    platform.call(turn % 2 === 0 ? 'startGame' : 'exitGame', { gameId: GAMES.open }, member),
  );
  expect((await Promise.all(calls)).map(({ errcode }) => errcode)).toEqual(calls.map(() => 0));
});

/** What the member's own sign-in would open. */
async function openingOf({ db, clock }: TestPlatform, member: SignedInCaller) {
  const signIn = db.selectFrom('session').select('id').where('member_id', '=', member.id);
  const { id: signInId } = await signIn.executeTakeFirstOrThrow();
  return { memberId: member.id, trial: false, signInId, now: clock.now };
}

/** Resolves as soon as the call waits for a lock, or is answered. */
async function waitsOrIsDone({ db }: TestPlatform, call: Promise<unknown>): Promise<void> {
  const answered = { yet: false };
  void call.finally(() => (answered.yet = true));
  const waiting = db.selectFrom('pg_locks' as never).selectAll();
  while (!answered.yet) {
    const rows = (await waiting.execute()) as { locktype: string; granted: boolean }[];
    if (rows.some(({ locktype, granted }) => locktype === 'advisory' && !granted)) return;
  }
}
