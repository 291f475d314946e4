// Coupons and other items that a member holds.
import { COUPON_NOT_APPLICABLE, COUPON_UNKNOWN } from '#src/contract/errors.ts';
import type { UserItem } from '#src/contract/wallet.ts';
import { couponBonus } from '#src/contract/wallet/amounts.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, NewRow, Trx } from '../../database/tables/tables.ts';

/** By item: hundredths of a percent of a coupon, or the coin of a gift coupon. */
type PropConfigs = Readonly<Record<string, { readonly num: number }>>;

export async function giveItem(
  trx: Trx,
  item: Pick<NewRow<'held_item'>, 'member_id' | 'item_id' | 'num' | 'source' | 'received_at' | 'expire_at'>,
): Promise<void> {
  await trx.insertInto('held_item').values(item).execute();
}

export async function heldItemsOf(
  db: Db,
  memberId: number,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const held = db.selectFrom('held_item').where('member_id', '=', memberId);
  const { total } = await held.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await held
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map(
    (row): UserItem => ({
      id: row.id,
      itemId: row.item_id,
      num: row.num,
      ...(row.expire_at && { expireTime: epochSeconds(row.expire_at) }),
      ...(row.used_at && { usedTime: epochSeconds(row.used_at) }),
    }),
  );
  return { list, page, pageSize, total: Number(total), hasMore: page * pageSize < total };
}

export interface CouponUse {
  readonly memberId: number;
  readonly couponId: number;
  readonly orderId: string;
  /** The amount of the deposit. */
  readonly amount: number;
  readonly now: Date;
}

/** Marks the coupon as used by the order and answers what it adds. An order that comes to nothing gives it back. */
export async function redeemCoupon(
  trx: Trx,
  { memberId, couponId, orderId, amount, now }: CouponUse,
  props: PropConfigs,
): Promise<number | Refusal<typeof COUPON_UNKNOWN | typeof COUPON_NOT_APPLICABLE>> {
  const used = await trx
    .updateTable('held_item')
    .set({ used_at: now, used_by: orderId })
    .where('id', '=', couponId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expire_at', 'is', null), eb('expire_at', '>', now)]))
    .returning('item_id')
    .executeTakeFirst();
  if (!used) return refuse(COUPON_UNKNOWN);
  const itemId = used.item_id;
  const bonus = couponBonus({ itemId, num: props[String(itemId)]?.num ?? 0 }, amount);
  return bonus ?? refuse(COUPON_NOT_APPLICABLE);
}

export async function returnCoupon(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('held_item')
    .set({ used_at: null, used_by: null })
    .where('used_by', '=', orderId)
    .execute();
}

/** For an order that expired and is paid after all; false if the coupon was used elsewhere or has expired meanwhile. */
export async function retakeCoupon(
  trx: Trx,
  { memberId, couponId, orderId, now }: Omit<CouponUse, 'amount'>,
): Promise<boolean> {
  const retaken = await trx
    .updateTable('held_item')
    .set({ used_at: now, used_by: orderId })
    .where('id', '=', couponId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where((eb) => eb.or([eb('expire_at', 'is', null), eb('expire_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return retaken !== undefined;
}
