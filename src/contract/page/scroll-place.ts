// What page and document agree on, so that a reloaded lobby is not painted before it is at its position.

/** Session storage: a place for each address. */
export const SCROLL_KEY = 'halcyon.scroll';

export interface ScrollPlace {
  /** Pixels. */
  readonly top: number;
  /** Pixels from the beginning of the screen's long list, if that list was on the screen. */
  readonly inList?: number | undefined;
}
