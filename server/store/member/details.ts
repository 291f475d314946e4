// The personal details that members have entered.
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

export interface Details {
  readonly fullName: string;
  /** `yyyy-mm-dd`. */
  readonly birthday: string;
  readonly address: string;
}

/** Replaces what was there. */
export async function keepDetails(
  trx: Trx,
  memberId: number,
  { fullName, birthday, address, now }: Details & { readonly now: Date },
): Promise<void> {
  const columns = { full_name: fullName, birthday, address, updated_at: now };
  await trx
    .insertInto('member_detail')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
}

export const detailsOf = (db: Db, memberId: number): Promise<Row<'member_detail'> | undefined> =>
  db.selectFrom('member_detail').selectAll().where('member_id', '=', memberId).executeTakeFirst();
