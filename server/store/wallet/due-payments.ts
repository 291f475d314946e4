// What the embedded payment service has put off.
import type { Db, Row } from '../../database/tables/tables.ts';

export type DuePayment = Row<'due_payment'>;

export const duePayments = (db: Db): Promise<DuePayment[]> =>
  db.selectFrom('due_payment').selectAll().orderBy('due_at').execute();

/** Once for each order: the first moment counts. */
export async function putOff(db: Db, payment: DuePayment): Promise<void> {
  await db
    .insertInto('due_payment')
    .values(payment)
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function removeDue(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('due_payment').where('order_id', '=', orderId).execute();
}
