// Items that the platform itself gives.
import type { Award } from '#src/contract/primitives.ts';

export const COIN_ITEM = 2001;
export const POINTS_ITEM = 2002;
/** Counts towards the member's activity of the day; nothing is stored of it. */
export const LIVENESS_ITEM = 4001;

export const FIXED_COUPON_ITEM = 1201;

/** Hundredths. */
export const coinAward = (num: number): Award => ({ itemId: COIN_ITEM, num });
export const pointsAward = (num: number): Award => ({ itemId: POINTS_ITEM, num });

/** Those that can be added up. */
export const onlyCoin = (awards: readonly Award[]): Award[] =>
  awards.filter(({ itemId }) => itemId === COIN_ITEM);
