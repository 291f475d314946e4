// Derives the kind of an award from its item id.
import * as v from 'valibot';
import { type Award, Awards } from '../primitives.ts';

/** `num` of an award is Coin for `coin`, else a count; the percent or Coin of a coupon is in `propConfigMap`. */
export type AwardKind =
  | 'percentCoupon'
  | 'fixedCoupon'
  | 'giveCoupon'
  | 'coin'
  | 'points'
  | 'liveness'
  | 'season'
  | 'unknown';

const RANGES: ReadonlyArray<readonly [from: number, to: number, kind: AwardKind]> = [
  [1001, 1099, 'percentCoupon'],
  [1201, 1299, 'fixedCoupon'],
  [1301, 1399, 'giveCoupon'],
  [2001, 2001, 'coin'],
  [2002, 2002, 'points'],
  [4001, 4001, 'liveness'],
  [40_001, 40_004, 'season'],
];

export const awardKind = (itemId: number): AwardKind =>
  RANGES.find(([from, to]) => itemId >= from && itemId <= to)?.[2] ?? 'unknown';

/** Returns awards as a list, from an array or its JSON text; invalid ones are left out. */
export function readAwards(awards: readonly Award[] | string): readonly Award[] {
  const result = v.safeParse(Awards, awards);
  return result.success ? result.output : [];
}
