// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { refreshBalance, refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
import { closeGame, startGame } from '#src/features/game/session/actions.ts';
import type { Line } from '#tests/support/line.ts';
import { holdAnswer } from '#tests/support/lines/hold-answer.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform);
  enterAs(member);
});
afterEach(closePage);

const coin = async () => (await db.balances.get(member.id))?.coin;
const recentlyPlayed = async () => {
  const plays = db.plays
    .where('[memberId+playedAt]')
    .between([member.id, 0], [member.id, Infinity])
    .reverse();
  return (await plays.toArray()).map(({ gameId }) => gameId);
};

describe('the coin', () => {
  const answers = [
    ['startGame', () => startGame({ gameId: GAMES.open, isTrial: false })],
    ['exitGame', () => closeGame(GAMES.open)],
    ['refreshData', () => refreshBalance()],
  ] as const;

  it.each(answers)(
    'in an answer of %s is the balance everywhere, unless a newer one is known',
    async (_, ask) => {
      const answerWith = (amount: number, balanceSeq: number) => {
        line.disturb = () => ({
          status: 200,
          body: JSON.stringify({
            errcode: 0,
            code: 200,
            msg: '',
            data: {
              ...{ coin: amount, balanceSeq, returned: 0, pending: false },
              ...{ gameId: GAMES.open, sessionId: 's', url: 'https://g.example/', method: 'iframe' },
              ...{ orientation: 0, expireTime: 1 },
            },
          }),
        });
      };
      answerWith(7700, 1000);
      await ask();
      expect(await coin()).toBe(7700);
      answerWith(100, 999);
      await ask();
      expect(await coin()).toBe(7700);
      answerWith(8800, 1001);
      await refreshBalance();
      answerWith(7700, 1000);
      await ask();
      expect(await coin()).toBe(8800);
    },
  );
});

describe('the games that were played', () => {
  it('keep the one that began while an answer without it was on its way', async ({ platform }) => {
    await platform.call('startGame', { gameId: GAMES.another }, member);
    await platform.call('exitGame', {}, member);
    const late = holdAnswer(line, 'getAfterLoginInfo');
    const refreshed = refreshMember();
    await late.isHeld;
    await startGame({ gameId: GAMES.open, isTrial: false });
    late.release();
    await refreshed;
    expect(await recentlyPlayed()).toEqual([GAMES.open, GAMES.another]);
  });

  it('here and elsewhere form one list, newest first, each game once', async ({ platform }) => {
    await platform.call('startGame', { gameId: GAMES.another }, member);
    await platform.call('exitGame', {}, member);
    await refreshMember();
    expect(await recentlyPlayed()).toEqual([GAMES.another]);
    await startGame({ gameId: GAMES.open, isTrial: false });
    await closeGame(GAMES.open);
    expect(await recentlyPlayed()).toEqual([GAMES.open, GAMES.another]);
    platform.clock.advance(1000);
    await startGame({ gameId: GAMES.another, isTrial: false });
    await closeGame(GAMES.another);
    expect(await recentlyPlayed()).toEqual([GAMES.another, GAMES.open]);
    await refreshGames();
    expect(await recentlyPlayed()).toEqual([GAMES.another, GAMES.open]);
  });
});
