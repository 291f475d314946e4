// Payments that the embedded payment service reports later, so that a restart does not lose them.
import { type Kysely, sql } from 'kysely';

const TABLE = `create table due_payment (
  order_id text primary key references deposit_order (order_id),
  amount bigint not null,
  due_at timestamptz not null
)`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}
