// How often coin has to be staked before it can be withdrawn, by what brings it.
import * as v from 'valibot';

const Times = v.pipe(v.number(), v.finite(), v.minValue(0));

/** `other` counts for every kind of ledger entry that `byKind` does not name; 0 is withdrawable at once. */
export const Turnover = v.object({ other: Times, byKind: v.record(v.string(), Times) });
export type Turnover = v.InferOutput<typeof Turnover>;
