// Name, amount and icon of an award.
import { type AwardKind, awardKind } from '#src/contract/page/award-kinds.ts';
import type { AppConfig } from '#src/contract/config.ts';
import type { Award } from '#src/contract/primitives.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';

export type AwardAmount =
  | { readonly form: 'coin'; readonly coin: number }
  | { readonly form: 'count'; readonly count: number };

export interface AwardView {
  readonly kind: AwardKind;
  readonly name: string;
  /** Value of one item: hundredths of a percent, or Coin. */
  readonly worth?: { readonly percent: number } | { readonly coin: number };
  readonly amount: AwardAmount;
}

type ItemConfig = Pick<AppConfig, 'propConfigMap' | 'itemList'>;

const NAMES: Record<AwardKind, TextKey> = {
  percentCoupon: 'common.coupon',
  fixedCoupon: 'common.coupon',
  giveCoupon: 'common.coupon',
  coin: 'common.coin',
  points: 'common.points',
  liveness: 'common.liveness',
  season: 'common.season',
  unknown: 'common.unknownAward',
};

/** Known items are named in the member's language, others as the platform calls them. */
const IS_OURS: ReadonlySet<AwardKind> = new Set(['coin', 'points', 'liveness']);

export function describeAward(
  { itemId, num }: Award,
  config: ItemConfig | undefined,
  t: Translate,
): AwardView {
  const kind = awardKind(itemId);
  const worth = worthOf(kind, config?.propConfigMap[itemId]?.num);
  return {
    kind,
    name: (IS_OURS.has(kind) ? undefined : givenName(itemId, config)) || t(NAMES[kind]),
    ...(worth && { worth }),
    amount: kind === 'coin' ? { form: 'coin', coin: num } : { form: 'count', count: num },
  };
}

const givenName = (itemId: number, config: ItemConfig | undefined): string | undefined =>
  config?.propConfigMap[itemId]?.name || config?.itemList.find((item) => item.itemId === itemId)?.name;

function worthOf(kind: AwardKind, num: number | undefined): AwardView['worth'] {
  if (num === undefined) return undefined;
  if (kind === 'percentCoupon' || kind === 'fixedCoupon') return { percent: num };
  return kind === 'giveCoupon' ? { coin: num } : undefined;
}
