// What a coupon adds to a deposit.
import type { AppConfigShell } from '#src/contract/config.ts';
import { couponBonus } from '#src/contract/wallet/amounts.ts';
import type { UserItem } from '#src/contract/wallet.ts';
import { type AwardView, describeAward } from '#src/patterns/awards/describe-award.ts';
import type { Translate } from '#src/i18n/t.ts';

export interface Coupon {
  /** Id of the held item. */
  readonly id: number;
  readonly name: string;
  readonly worth: NonNullable<AwardView['worth']>;
  /** Hundredths that it adds to a deposit of so many hundredths. */
  readonly added: (amount: number) => number;
  /** Epoch seconds. */
  readonly expireTime: number | undefined;
}

interface CouponOptions {
  readonly config: Pick<AppConfigShell, 'propConfigMap' | 'itemList'>;
  readonly t: Translate;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

/** Those that can be used now; the one that expires first is first. */
export function couponsOf(items: readonly UserItem[], { config, t, now }: CouponOptions): Coupon[] {
  const coupons = items.flatMap(({ id, itemId, num, usedTime, expireTime }): Coupon[] => {
    const { name, worth } = describeAward({ itemId, num }, config, t);
    const isOver = usedTime !== undefined || (expireTime !== undefined && expireTime <= now);
    if (!worth || isOver) return [];
    const worthNum = config.propConfigMap[itemId]?.num ?? 0;
    const added = (amount: number) => couponBonus({ itemId, num: worthNum }, amount) ?? 0;
    return [{ id, name, worth, added, expireTime }];
  });
  return coupons.sort((a, b) => (a.expireTime ?? Infinity) - (b.expireTime ?? Infinity));
}
