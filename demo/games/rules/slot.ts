// Three reels, one line. The kingfisher is wild.
import type { Draw } from '#server/world/play.ts';

export const SYMBOLS = ['kingfisher', 'star', 'lantern', 'wave', 'shell', 'pearl'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

/** How many of the 20 places of each reel a symbol has. */
export const PLACES: Readonly<Record<SlotSymbol, number>> = {
  kingfisher: 1,
  star: 2,
  lantern: 3,
  wave: 4,
  shell: 4,
  pearl: 6,
};

/** Pays for three of a kind, in hundredths of the bet. */
export const THREE_PAY: Readonly<Record<SlotSymbol, number>> = {
  kingfisher: 150_00,
  star: 50_00,
  lantern: 12_00,
  wave: 8_00,
  shell: 5_00,
  pearl: 3_00,
};
export const TWO_PEARLS_PAY = 1_50;

export type Reels = readonly [SlotSymbol, SlotSymbol, SlotSymbol];

const STRIP = SYMBOLS.flatMap((symbol) => Array.from({ length: PLACES[symbol] }, () => symbol));
export const STRIP_LENGTH = STRIP.length;

export const spinReels = (draw: Draw): Reels => [stop(draw), stop(draw), stop(draw)];

const stop = (draw: Draw): SlotSymbol => STRIP[draw(STRIP_LENGTH)] ?? 'pearl';

/** Hundredths of the bet. */
export function payOfReels(reels: Reels): number {
  const others = reels.filter((symbol) => symbol !== 'kingfisher');
  const [first = 'kingfisher'] = others;
  if (others.every((symbol) => symbol === first)) return THREE_PAY[first];
  const pearls = reels.filter((symbol) => symbol === 'pearl' || symbol === 'kingfisher').length;
  return others.includes('pearl') && pearls === 2 ? TWO_PEARLS_PAY : 0;
}
