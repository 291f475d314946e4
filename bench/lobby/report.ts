// The section about the lobby in the measurements.
import { quantiles, median, spread } from '../numbers.ts';
import { table } from '../measurements.ts';
import type { ScrollFigures } from './grid.ts';
import type { Hearts } from './heart.ts';
import type { Keys } from './search.ts';
import type { StoredList } from './storing.ts';

/** Number of games in the short list for comparison. */
export const FEW = 60;
export const SLOWING = 4;

export interface LobbyFigures {
  readonly paintMany: number[];
  readonly paintFew: number[];
  readonly stored: StoredList[];
  /** With an unslowed processor. */
  readonly storedQuick: StoredList[];
  /** Seconds with an unslowed processor. */
  readonly plainRows: number[];
  readonly flicked: ScrollFigures[];
  readonly emptyFlicked: ScrollFigures[];
  readonly browsed: ScrollFigures[];
  readonly keys: Keys[];
  readonly hearts: Hearts[];
}

export function textOf(made: string, measured: LobbyFigures): string {
  const rows = [...keyRows(measured.keys), heartRow(measured.hearts), ...listRows(measured)];
  return `${made} A phone's screen, the processor slowed ${SLOWING} times. Median / p95 / p99 / worst, or fastest / median / slowest.

${table(['what', 'budget', 'measured', 'beside it'], rows)}`;
}

/** Milliseconds of two frames. */
const TWO_FRAMES = 2 * (1000 / 60);

function heartRow(hearts: readonly Hearts[]): string[] {
  const [lobby, floor] = [hearts.flatMap((one) => one.lobby), hearts.flatMap((one) => one.floor)];
  return [
    'from the tap to the painted heart, ms',
    `${TWO_FRAMES.toFixed(0)} above the floor at the median`,
    quantiles(lobby),
    `one heart alone ${quantiles(floor)}`,
  ];
}

/** The median of the rounds for each key: the load of the machine in one round is not the cost of a key. */
const mediansOf = (rounds: (readonly number[])[]): number[] =>
  (rounds[0] ?? []).map((_, index) => median(rounds.map((round) => round[index] ?? Number.NaN)));

function keyRows(keys: readonly Keys[]): string[][] {
  const budget = '5 at p95, 8 at worst';
  const [search, scan] = [keys.map((one) => one.search), keys.map((one) => one.scan)];
  return [
    [
      'a key of a search with typing errors, ms',
      budget,
      quantiles(search.flat()),
      `plain scan ${quantiles(scan.flat())}`,
    ],
    [
      'the same, each key by the median of its rounds',
      budget,
      quantiles(mediansOf(search)),
      `plain scan ${quantiles(mediansOf(scan))}`,
    ],
  ];
}

function listRows(measured: LobbyFigures): string[][] {
  const { paintMany, paintFew, stored, storedQuick, plainRows, flicked, emptyFlicked, browsed } = measured;
  const framesOf = (scrolled: ScrollFigures[]) => quantiles(scrolled.flatMap((one) => one.frames));
  const ratio = median(paintMany) / median(paintFew);
  const heap = stored.map(({ heapMb }) => heapMb.after / heapMb.before);
  const secondsOf = (lists: StoredList[]) =>
    spread(
      lists.map((one) => one.seconds),
      1,
    );
  return [
    [
      `whole grid painted, beside ${FEW} tiles`,
      '1.15 x',
      `${ratio.toFixed(2)} x`,
      `${spread(paintMany)} / ${spread(paintFew)} ms`,
    ],
    [
      'a frame while flicking from top to bottom, ms',
      '20 at p95',
      framesOf(flicked),
      `8,000 pixels a second; an empty page ${framesOf(emptyFlicked)}`,
    ],
    ['a frame while browsing with pictures coming, ms', '', framesOf(browsed), '900 pixels a second'],
    [
      'elements in the grid, at most',
      '400',
      String(Math.max(...[...flicked, ...browsed].map(({ nodes }) => nodes))),
      '',
    ],
    ['longest task while it is stored, ms', 'none over 50', spread(stored.map((one) => one.longestTask)), ''],
    ['stored while the lobby is used, s', '', secondsOf(stored), ''],
    [
      'the same, processor not slowed, s',
      '1.5',
      secondsOf(storedQuick),
      `plain rows at once ${spread(plainRows, 1)}`,
    ],
    ['heap after, beside before', '1.5 x', `${median(heap).toFixed(2)} x`, ''],
  ];
}
