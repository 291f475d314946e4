// The part of a grid that was on the screen, with its games, so that it can be drawn again without reading.
import { restoring } from '#src/navigation/scroll-place.ts';
import type { Memory } from './use-games.ts';
import type { Stretch } from '#src/ui/long-list/use-window.ts';

export interface GridPlace {
  readonly memory: Memory;
  shown?: { readonly stretch: Stretch; readonly width: number };
}

export const newPlace = (): GridPlace => ({ memory: new Map() });

export function keepStretch(place: GridPlace, stretch: Stretch): void {
  place.shown = { stretch, width: innerWidth };
}

/** Only on the way back, and if the columns can be the same. */
export const stretchToRestore = ({ shown }: GridPlace): Stretch | undefined =>
  restoring.isOn && shown?.width === innerWidth ? shown.stretch : undefined;
