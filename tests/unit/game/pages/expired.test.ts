import { expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { enter, post } from './games-client.ts';

const BET = 10_00;
const HOUR = 3_600_000;

const it = platformTest({ SESSION_DAYS: '1' });

it('A game is not played on once the sign-in it came from has expired, and keeps its coin', async ({
  platform,
  member,
}) => {
  platform.clock.advance(20 * HOUR);
  const stay = await enter(platform, member, { gameId: GAMES.open });
  platform.clock.advance(4 * HOUR - 1);
  expect((await post(platform, 'state', { token: stay.token, body: {} })).errcode).toBe(0);
  // The game session itself would go on for eight hours.
  platform.clock.advance(1);
  expect(await stay.play(BET)).toMatchObject({ errcode: 3104 });
  expect(await post(platform, 'state', { token: stay.token, body: {} })).toMatchObject({ errcode: 3104 });
  const coin = platform.db.selectFrom('member_balance').select('coin').where('member_id', '=', member.id);
  expect(await coin.executeTakeFirst()).toEqual({ coin: WELCOME_COIN });
});
