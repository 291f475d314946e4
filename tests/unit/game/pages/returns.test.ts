// The share of the stakes that is paid back, counted over every outcome; the sampler is compared with the tables.
import { describe, expect, it } from 'vitest';
import {
  chanceOf,
  type DiceChoice,
  returnOfDice,
  rollDice,
  SIDES,
  winOfDice,
} from '#demo/games/rules/dice.ts';
import { type Draw, drawSecurely } from '#server/world/play.ts';
import { BET_LIMITS, playOf } from '#demo/games/rules/plays.ts';
import {
  payOfReels,
  PLACES,
  type Reels,
  spinReels,
  STRIP_LENGTH,
  SYMBOLS,
  THREE_PAY,
} from '#demo/games/rules/slot.ts';
import { FIELD_COUNT, FIELDS, spinWheel, TEMPERS } from '#demo/games/rules/wheel.ts';

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** How far the counts lie from what was expected, in standard deviations of the chi-square distribution. */
function deviation(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const square = counts.reduce((sum, count, index) => {
    const expected = total * (shares[index] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const freedom = counts.length - 1;
  return (square - freedom) / Math.sqrt(2 * freedom);
}

describe('the slot', () => {
  const allReels = SYMBOLS.flatMap((a) =>
    SYMBOLS.flatMap((b) => SYMBOLS.map((c) => [a, b, c] as const satisfies Reels)),
  );
  const waysOf = (reels: Reels) => reels.reduce((ways, symbol) => ways * PLACES[symbol], 1);

  it('returns 95.65 percent, counted over all 8000 stops', () => {
    const paid = allReels.reduce((sum, reels) => sum + waysOf(reels) * payOfReels(reels), 0);
    expect(STRIP_LENGTH ** 3).toBe(8000);
    expect(paid).toBe(7652_00);
    expect(playOf('slot')?.returnPercent).toBe((paid / 8000) * 100);
  });

  it('wins in nearly a third of all rounds', () => {
    const winning = allReels.filter((reels) => payOfReels(reels) > 0);
    expect(winning.reduce((sum, reels) => sum + waysOf(reels), 0)).toBe(2552);
  });

  it('takes the kingfisher for any symbol, and pays two pearls', () => {
    expect(payOfReels(['kingfisher', 'star', 'star'])).toBe(THREE_PAY.star);
    expect(payOfReels(['kingfisher', 'kingfisher', 'wave'])).toBe(THREE_PAY.wave);
    expect(payOfReels(['kingfisher', 'kingfisher', 'kingfisher'])).toBe(THREE_PAY.kingfisher);
    expect(payOfReels(['pearl', 'star', 'pearl'])).toBe(1_50);
    expect(payOfReels(['kingfisher', 'star', 'pearl'])).toBe(1_50);
    expect(payOfReels(['kingfisher', 'star', 'wave'])).toBe(0);
    expect(payOfReels(['pearl', 'star', 'wave'])).toBe(0);
  });

  it('stops at each symbol as often as its places say', () => {
    const draw = seeded(1);
    const counts = SYMBOLS.map(() => 0);
    for (let round = 0; round < 100_000; round += 1)
      for (const symbol of spinReels(draw)) counts[SYMBOLS.indexOf(symbol)]! += 1;
    const shares = SYMBOLS.map((symbol) => PLACES[symbol] / STRIP_LENGTH);
    expect(Math.abs(deviation(counts, shares))).toBeLessThan(4);
  });
});

describe('the dice', () => {
  const choices: DiceChoice[] = (['over', 'under'] as const).flatMap((side) =>
    Array.from({ length: SIDES }, (_, index) => ({ side, target: index + 1 })).filter((choice) => {
      const chance = chanceOf(choice);
      return chance >= 2 && chance <= 95;
    }),
  );

  it('return exactly as much for a chance, whatever is bet', () => {
    for (const choice of choices)
      for (const bet of BET_LIMITS.steps) {
        let paid = 0;
        for (let roll = 1; roll <= SIDES; roll += 1) paid += winOfDice(bet, choice, roll);
        expect((paid / SIDES / bet) * 100_00).toBeCloseTo(returnOfDice(chanceOf(choice)), 6);
      }
  });

  it('return 98 percent, less what is rounded down from the pay', () => {
    for (const choice of choices) {
      const chance = chanceOf(choice);
      expect(returnOfDice(chance)).toBeLessThanOrEqual(98_00);
      expect(returnOfDice(chance)).toBeGreaterThan(98_00 - chance);
    }
    expect(returnOfDice(50)).toBe(98_00);
    expect(returnOfDice(95)).toBe(97_85);
  });

  it('pay whole hundredths of a coin', () => {
    for (const choice of choices)
      for (const bet of BET_LIMITS.steps)
        for (const roll of [1, 50, 100]) expect(Number.isInteger(winOfDice(bet, choice, roll))).toBe(true);
  });

  it('win with as many of the hundred numbers as are promised', () => {
    for (const choice of choices) {
      const rolls = Array.from({ length: SIDES }, (_, index) => index + 1);
      expect(rolls.filter((roll) => winOfDice(1000, choice, roll) > 0)).toHaveLength(chanceOf(choice));
    }
  });

  it('roll each number alike', () => {
    const draw = seeded(2);
    const counts = Array.from({ length: SIDES }, () => 0);
    for (let round = 0; round < 200_000; round += 1) counts[rollDice(draw) - 1]! += 1;
    expect(Math.abs(deviation(counts, Array(SIDES).fill(1 / SIDES)))).toBeLessThan(4);
  });
});

describe('the wheel', () => {
  it.each(TEMPERS)('returns 96 percent when it is %s', (temper) => {
    expect(FIELDS[temper]).toHaveLength(FIELD_COUNT);
    expect(FIELDS[temper].reduce((sum, pay) => sum + pay, 0)).toBe(96 * FIELD_COUNT);
    expect(playOf('wheel')?.returnPercent).toBe(96_00);
  });

  it('stops at each field alike', () => {
    const draw = seeded(3);
    const counts = Array.from({ length: FIELD_COUNT }, () => 0);
    for (let round = 0; round < 100_000; round += 1) counts[spinWheel(draw)]! += 1;
    expect(Math.abs(deviation(counts, Array(FIELD_COUNT).fill(1 / FIELD_COUNT)))).toBeLessThan(4);
  });
});

describe('chance', () => {
  it('comes from the secure source in whole numbers within bounds', () => {
    const drawn = Array.from({ length: 2000 }, () => drawSecurely(5));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('makes whole hundredths of every win', () => {
    for (const name of ['slot', 'wheel']) {
      const play = playOf(name);
      const draw = seeded(4);
      for (let round = 0; round < 2000; round += 1)
        for (const bet of BET_LIMITS.steps)
          expect(Number.isInteger(play?.decide(bet, { temper: 'calm' }, draw).win)).toBe(true);
    }
  });
});
