// Rounds with a known outcome, and their effect on the money.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { playRound } from '#server/store/game/rounds.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { leaveCoin } from '#tests/support/games/left-coin.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { enter, type Stay } from './games-client.ts';

const it = platformTest();

const BET = 10_00;
const PLAY_MONEY = 1_000_00;

interface RoundInput {
  readonly win: number;
  readonly roundId?: string;
  readonly choice?: object;
}

const play = (platform: TestPlatform, { token }: Stay, { win, roundId, choice = {} }: RoundInput) =>
  playRound(platform.db, {
    token,
    roundId: roundId ?? randomUUID(),
    bet: BET,
    choice,
    levels: {},
    now: platform.clock.now,
    decide: () => ({ win, shown: { reels: [] } }),
  });

/** Without the welcome coin. */
const entriesOf = async (platform: TestPlatform, memberId: number) =>
  (
    await platform.db
      .selectFrom('ledger_entry')
      .select(['kind', 'amount', 'balance', 'order_id', 'game_id'])
      .where('member_id', '=', memberId)
      .orderBy('seq')
      .execute()
  ).slice(1);

describe('a round for coin', () => {
  it('that wins takes the stake and pays the win, as two entries of one order', async ({
    platform,
    member,
  }) => {
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const coin = WELCOME_COIN - BET + 25_00;
    expect(await play(platform, stay, { win: 25_00 })).toMatchObject({
      bet: BET,
      win: 25_00,
      coin,
      balanceSeq: 3,
    });
    const [bet, win, ...more] = await entriesOf(platform, member.id);
    expect(bet).toMatchObject({
      kind: 'bet',
      amount: -BET,
      balance: WELCOME_COIN - BET,
      game_id: GAMES.open,
    });
    expect(win).toMatchObject({ kind: 'win', amount: 25_00, balance: coin, game_id: GAMES.open });
    expect(win?.order_id).toBe(bet?.order_id);
    expect(more).toEqual([]);
  });

  it('that loses takes the stake', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.open });
    expect(await play(platform, stay, { win: 0 })).toMatchObject({ coin: WELCOME_COIN - BET, balanceSeq: 2 });
    expect(await entriesOf(platform, member.id)).toMatchObject([{ kind: 'bet', amount: -BET }]);
  });

  it('may stake the last coin, and is refused without coin', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.open });
    await leaveCoin(platform, member.id, BET);
    expect(await play(platform, stay, { win: 0 })).toMatchObject({ coin: 0 });
    expect(await play(platform, stay, { win: 25_00 })).toMatchObject({ errcode: 2001 });
  });

  it('is decided once when it is requested three times at once', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.open });
    const same = { roundId: randomUUID() };
    const rounds = await Promise.all([
      play(platform, stay, { win: 25_00, ...same }),
      play(platform, stay, { win: 90_00, ...same }),
      play(platform, stay, { win: 0, ...same }),
    ]);
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).toEqual(rounds[0]);
    expect((await entriesOf(platform, member.id)).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
  });

  it('is recognized when the keys of its choice have another order', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.another });
    const roundId = randomUUID();
    const choice = { wide: 1, side: 'over', a: 2 };
    const first = await play(platform, stay, { win: 25_00, roundId, choice });
    const turned = { a: 2, side: 'over', wide: 1 };
    expect(await play(platform, stay, { win: 0, roundId, choice: turned })).toEqual(first);
    expect(await play(platform, stay, { win: 0, roundId, choice: { ...choice, a: 3 } })).toMatchObject({
      errcode: 409,
    });
  });

  it('is refused before it is decided once its game is closed', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.another });
    const game = platform.db.updateTable('game').where('game_id', '=', GAMES.another);
    await game.set({ status: 0 }).execute();
    expect(await play(platform, stay, { win: 25_00 })).toMatchObject({ errcode: 3002 });
    await game.set({ status: 1 }).execute();
    expect(await entriesOf(platform, member.id)).toEqual([]);
  });

  it('is a different one in another session with the same id', async ({ platform }) => {
    const [one, other] = [await platform.register(), await platform.register()];
    const roundId = randomUUID();
    for (const member of [one, other]) {
      const stay = await enter(platform, member, { gameId: GAMES.open });
      expect((await stay.play(BET, { roundId })).errcode).toBe(0);
    }
    for (const { id } of [one, other])
      expect((await entriesOf(platform, id)).filter(({ kind }) => kind === 'bet')).toHaveLength(1);
  });
});

describe('a round for play money', () => {
  it('changes only the play money', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.withTrial, tryIt: 1 });
    const won = await play(platform, stay, { win: 25_00 });
    expect(won).toMatchObject({ coin: PLAY_MONEY - BET + 25_00 });
    expect(won).not.toHaveProperty('balanceSeq');
    expect(await play(platform, stay, { win: 0 })).toMatchObject({ coin: PLAY_MONEY + 25_00 - 2 * BET });
    expect(await entriesOf(platform, member.id)).toEqual([]);
  });

  it('may stake the last of it, and is refused without any', async ({ platform, member }) => {
    const stay = await enter(platform, member, { gameId: GAMES.withTrial, tryIt: 1 });
    const session = platform.db.updateTable('game_session').where('member_id', '=', member.id);
    await session.set({ trial_coin: BET }).execute();
    expect(await play(platform, stay, { win: 0 })).toMatchObject({ coin: 0 });
    expect(await play(platform, stay, { win: 25_00 })).toMatchObject({ errcode: 2001 });
  });
});
