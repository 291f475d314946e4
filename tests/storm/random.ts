// Random numbers that a seed repeats.

export interface Random {
  /** From 0, below `count`. */
  below(count: number): number;
  chance(percent: number): boolean;
  pick<T>(options: readonly T[]): T;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (options) => {
      const picked = options[below(options.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
  };
}
