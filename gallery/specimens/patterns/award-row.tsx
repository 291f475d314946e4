import type { AwardKind } from '#src/contract/page/award-kinds.ts';
import { AwardRow } from '#src/patterns/awards/AwardRow.tsx';
import type { AwardView } from '#src/patterns/awards/describe-award.ts';
import { type EachOf, specimenOf } from '../../specimen.ts';

const row = (award: Omit<AwardView, 'amount'> & Partial<AwardView>) => (
  <ul>
    <AwardRow award={{ amount: { form: 'count', count: 2 }, ...award }} />
  </ul>
);

export const awardRow = specimenOf(
  { AwardRow },
  {
    kind: {
      coin: row({ kind: 'coin', name: 'Coins', amount: { form: 'coin', coin: 150_000 } }),
      points: row({ kind: 'points', name: 'Points' }),
      liveness: row({ kind: 'liveness', name: 'Activity points' }),
      percentCoupon: row({ kind: 'percentCoupon', name: 'Coupon', worth: { percent: 1_000 } }),
      fixedCoupon: row({ kind: 'fixedCoupon', name: 'Coupon', worth: { percent: 500 } }),
      giveCoupon: row({ kind: 'giveCoupon', name: 'Coupon', worth: { coin: 5_000 } }),
      season: row({ kind: 'season', name: 'Pearl of the season' }),
      unknown: row({ kind: 'unknown', name: 'Award' }),
    } satisfies EachOf<AwardKind>,
  },
);
