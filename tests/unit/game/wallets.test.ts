// Games whose platform has wallets: coin is moved there, stays there when the game is left open, and is brought back.
import { describe, expect } from 'vitest';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES, smallCatalogue, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { enter } from './pages/games-client.ts';

const WALLETS = 9;
const SILENT_MS = 6 * 60_000;
const BET = 10_00;

const it = platformTest(
  {},
  {
    catalogue: {
      ...smallCatalogue,
      platforms: [...smallCatalogue.platforms, { id: WALLETS, name: 'Slipway', status: 1, transfers: true }],
      games: smallCatalogue.games.map((game) =>
        game.gameId === GAMES.another ? { ...game, platformId: WALLETS, play: 'slot' } : game,
      ),
    },
  },
);

const stateOf = async (platform: TestPlatform, member: SignedInCaller) => {
  const { coin, held } = (await platform.call('refreshData', {}, member)).data;
  return { coin, held };
};
const exit = async (platform: TestPlatform, member: SignedInCaller, gameId: number = GAMES.another) =>
  (await platform.call('exitGame', { gameId }, member)).data;
const problemsOf = async ({ db }: TestPlatform) => (await checkLedger(db)).problems;

describe('a game of a platform with wallets', () => {
  it('is played with the coin that was moved there, which comes back when it is left', async ({
    platform,
    member,
  }) => {
    const stay = await enter(platform, member, { gameId: GAMES.another });
    expect(stay.state).toMatchObject({ coin: WELCOME_COIN });
    expect(await stateOf(platform, member)).toEqual({
      coin: 0,
      held: [{ gameId: GAMES.another, coin: WELCOME_COIN }],
    });
    let expected = WELCOME_COIN;
    for (let round = 0; round < 8; round += 1) {
      const { data } = await stay.play(BET);
      expected += data.win - BET;
      expect(data.coin).toBe(expected);
    }
    expect(await exit(platform, member)).toMatchObject({
      coin: expected,
      returned: expected,
      pending: false,
    });
    expect(await exit(platform, member)).toMatchObject({ coin: expected, returned: 0 });
    expect(await stateOf(platform, member)).toEqual({ coin: expected, held: undefined });
    expect(await problemsOf(platform)).toEqual([]);
  });

  it('keeps what it holds when it was left open, and nothing else can spend it', async ({
    platform,
    member,
  }) => {
    await enter(platform, member, { gameId: GAMES.another });
    platform.clock.advance(SILENT_MS);
    const other = await enter(platform, member, { gameId: GAMES.open });
    expect((await other.play(BET)).errcode).toBe(2001);
    expect(await stateOf(platform, member)).toMatchObject({ coin: 0 });
    expect(await exit(platform, member)).toMatchObject({ coin: WELCOME_COIN, returned: WELCOME_COIN });
    expect((await other.play(BET)).errcode).toBe(0);
    expect(await problemsOf(platform)).toEqual([]);
  });

  it('is not emptied by the device that it has moved from', async ({ platform, member }) => {
    await enter(platform, member, { gameId: GAMES.another });
    const { data } = await platform.call('accountLogin', {
      ...{ account: member.account, password: 'secret-enough', loginType: 2 },
    });
    const elsewhere = { ...member, token: data.token };
    const first = await platform.db
      .selectFrom('game_session')
      .select('id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const stay = await enter(platform, elsewhere, { gameId: GAMES.another });
    await platform.call('exitGame', { gameId: GAMES.another, sessionId: first.id }, member);
    expect((await stay.play(BET)).errcode).toBe(0);
  });

  it('takes the same coin up again', async ({ platform, member }) => {
    await enter(platform, member, { gameId: GAMES.another });
    platform.clock.advance(SILENT_MS);
    const again = await enter(platform, member, { gameId: GAMES.another });
    expect(again.state).toMatchObject({ coin: WELCOME_COIN });
  });

  it('leaves trial play, and games of other platforms, as they are', async ({ platform, member }) => {
    await enter(platform, member, { gameId: GAMES.open });
    expect(await stateOf(platform, member)).toEqual({ coin: WELCOME_COIN, held: undefined });
  });
});
