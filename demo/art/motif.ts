import type { Hex } from './colour.ts';
import type { Pen } from './pen.ts';

/** The colours a motif is painted in: its body, its second tone, its accent. */
export type Coat = readonly [main: Hex, second: Hex, accent: Hex];

/** Drawn within -100 to 100 both ways, the light falling from the upper left. */
export interface Motif {
  readonly coats: readonly Coat[];
  readonly draw: (pen: Pen, coat: Coat) => string;
}
