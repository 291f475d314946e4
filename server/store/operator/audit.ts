// Keeps what operators did.
import type { Db, Row } from '../../database/tables/tables.ts';
import type { Actor, Outcome } from '../../database/tables/operator.ts';

export interface Act {
  readonly actor: Actor;
  readonly command: string;
  readonly subject: string;
  readonly reason: string;
  readonly now: Date;
}

/** Before the act. */
export async function beginAct(db: Db, { now, ...act }: Act): Promise<number> {
  const { id } = await db
    .insertInto('audit')
    .values({ ...act, acted_at: now, outcome: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endAct(db: Db, id: number, outcome: Outcome): Promise<void> {
  await db.updateTable('audit').set({ outcome }).where('id', '=', id).execute();
}

/** The newest first. */
export const listActs = (db: Db, count: number): Promise<Row<'audit'>[]> =>
  db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(count).execute();
