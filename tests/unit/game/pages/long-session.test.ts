// A game session that lasts until its time is over.
import { expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { enter, post } from './games-client.ts';

const BET = 10_00;
const MINUTE = 60_000;
const HALF_A_DAY = 12 * 60 * MINUTE;

const it = platformTest({ SESSION_DAYS: '30' });

it('A game can be played for twelve hours to the millisecond', async ({ platform, member }) => {
  const stay = await enter(platform, member, { gameId: GAMES.open });
  platform.clock.advance(HALF_A_DAY - 1);
  expect((await stay.play(BET)).errcode).toBe(0);
  platform.clock.advance(1);
  expect(await stay.play(BET)).toMatchObject({ errcode: 3102 });
  expect(await post(platform, 'state', { token: stay.token, body: {} })).toMatchObject({ errcode: 3102 });
});

it('A closed game is reported as closed, not as expired, after its time would be over', async ({
  platform,
  member,
}) => {
  const stay = await enter(platform, member, { gameId: GAMES.open });
  await platform.call('exitGame', {}, member);
  platform.clock.advance(HALF_A_DAY);
  expect(await stay.play(BET)).toMatchObject({ errcode: 3101 });
});

it('An expired game with an open page does not block another game', async ({ platform, member }) => {
  const startAnother = () => platform.call('startGame', { gameId: GAMES.another }, member);
  await enter(platform, member, { gameId: GAMES.open });
  platform.clock.advance(HALF_A_DAY - MINUTE);
  await platform.call('online', { gameId: GAMES.open }, member);
  platform.clock.advance(MINUTE - 1);
  expect((await startAnother()).errcode).toBe(3004);
  platform.clock.advance(1);
  expect((await startAnother()).errcode).toBe(0);
});
