// The bet a player chooses, and amounts as they are typed and shown inside a game.
import { describe, expect, it } from 'vitest';
import { createAmounts } from '#demo/games/pages/amounts.js';
import { createBets } from '#demo/games/pages/bets.js';
import { feastOf } from '#demo/games/pages/feast.js';
import { winnersOf } from '#demo/games/pages/games/slot-winners.js';
import { payOfReels, SYMBOLS } from '#demo/games/rules/slot.ts';
import { BET_LIMITS } from '#demo/games/rules/plays.ts';

const en = createAmounts('en');
const es = createAmounts('es');

describe('an amount inside a game', () => {
  it('always shows hundredths, so that no win reads as nothing and amounts can be added up', () => {
    expect([96, 1000, 123_456, 123_400].map(en.coins)).toEqual(['0.96', '10.00', '1,234.56', '1,234.00']);
    expect([96, 1000, 12_345_678].map(es.coins)).toEqual(['0,96', '10,00', '123.456,78']);
  });

  it('writes a share of the bets as its language does', () => {
    expect([en.percent(0.9565), es.percent(0.9565)]).toEqual(['95.65%', '95,65\u00A0%']);
  });

  it.each(['25', ' 25 ', '025'])('reads %j as 25 coins', (typed) => {
    expect([en.read(typed), es.read(typed)]).toEqual([2500, 2500]);
  });

  it('forgives the separators and spaces of the language, and no others', () => {
    for (const typed of ['1,000', '1 000', '1\u00A0000', '1\u202F000', '1000'])
      expect(en.read(typed), typed).toBe(100_000);
    for (const typed of ['1.000', '1 000', '1\u00A0000', '1000']) expect(es.read(typed), typed).toBe(100_000);
    expect([en.read('1.000'), es.read('1,000')]).toEqual([undefined, undefined]);
  });

  it.each(['١٠٠٠', '۱۰۰۰', '１０００', '၁၀၀၀', '\u20661000\u2069', '\ufeff1\u00a0000', '1’000'])(
    'reads %j as 1000 coins',
    (typed) => {
      expect([en.read(typed), es.read(typed), createAmounts('ar').read(typed)]).toEqual(
        Array.from({ length: 3 }, () => 100_000),
      );
    },
  );

  it.each(['ar', 'th', 'pt', 'id', 'ar-EG', 'fa', 'hi', 'de-CH'])(
    'reads in %s what it wrote itself',
    (language) => {
      const { typed, read } = createAmounts(language);
      for (const amount of [100, 150_000, 123_456_700])
        expect(read(typed(amount)), typed(amount)).toBe(amount);
    },
  );

  it.each(['', ' ', '2.5', '2,5', '1,00', '1,,000', '-5', '+5', '1e3', 'ten', '0x10', '9'.repeat(20)])(
    'refuses %j',
    (typed) => {
      expect([en.read(typed), es.read(typed)]).toEqual([undefined, undefined]);
    },
  );
});

describe('a bet', () => {
  it('is halved and doubled in whole coins, within the limits', () => {
    const bets = createBets(BET_LIMITS);
    bets.set(700);
    bets.preset('half', 100_000);
    expect(bets.bet).toBe(300);
    bets.preset('half', 100_000);
    expect(bets.bet).toBe(100);
    expect(bets.canPreset('half', 100_000)).toBe(false);
    bets.preset('double', 100_000);
    expect(bets.bet).toBe(200);
    bets.set(BET_LIMITS.max);
    expect(bets.canPreset('double', 1_000_000)).toBe(false);
  });

  it('is doubled only as far as the balance goes', () => {
    const bets = createBets(BET_LIMITS);
    bets.preset('double', 15_50);
    expect(bets.bet).toBe(15_00);
    expect(bets.canPreset('double', 15_50)).toBe(false);
    expect(bets.canPreset('double', 3_00)).toBe(false);
  });

  it.each([
    [15_96, 15_00],
    [1_000_000, BET_LIMITS.max],
    [0, BET_LIMITS.min],
  ])('of most is the whole coins of a balance of %i: %i', (coin, bet) => {
    const bets = createBets(BET_LIMITS);
    bets.preset('most', coin);
    expect(bets.bet).toBe(bet);
  });

  it('steps on from a typed amount to the next step', () => {
    const bets = createBets(BET_LIMITS);
    expect(bets.set(37_00)).toBeUndefined();
    bets.step(1);
    expect(bets.bet).toBe(50_00);
    bets.set(37_00);
    bets.step(-1);
    expect(bets.bet).toBe(20_00);
  });

  it('says why an amount cannot be placed, and stays as it was', () => {
    const bets = createBets(BET_LIMITS);
    expect([Number.NaN, 0, 1_50, 501_00].map((value) => bets.set(value))).toEqual([
      'notWhole',
      'tooSmall',
      'notWhole',
      'tooLarge',
    ]);
    expect(bets.bet).toBe(10_00);
  });
});

describe('a winning line', () => {
  it('of two pearls does not show its third symbol as a winner', () => {
    expect(winnersOf(['wave', 'kingfisher', 'pearl'])).toEqual([false, true, true]);
    expect(winnersOf(['pearl', 'pearl', 'star'])).toEqual([true, true, false]);
  });

  it('has two or three winners for every line that pays', () => {
    const lines = SYMBOLS.flatMap((one) =>
      SYMBOLS.flatMap((two) => SYMBOLS.map((three) => [one, two, three] as const)),
    );
    for (const line of lines.filter((stops) => payOfReels(stops) > 0))
      expect(winnersOf([...line]).filter(Boolean).length, line.join(' ')).toBeGreaterThanOrEqual(2);
  });
});

describe('the celebration of a win', () => {
  it('is larger, longer and brighter the more times the bet is paid', () => {
    const feasts = [1.03, 1.96, 2, 4.9, 5, 19, 20, 150].map((times) =>
      feastOf({ bet: 1000, win: 1000 * times }),
    );
    expect(feasts.map((feast) => feast?.level)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(feasts.map((feast) => feast?.rings)).toEqual([0, 0, 0, 0, 2, 2, 4, 4]);
    const lengths = feasts.map((feast) => feast?.ms ?? 0);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('is left out where no more than the bet comes back', () => {
    expect([0, 500, 1000].map((win) => feastOf({ bet: 1000, win }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
