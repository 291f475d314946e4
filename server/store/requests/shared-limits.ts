// Limits that hold for all processes of a platform, in one write each.
import { sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';
import { dayBefore } from '../../time/time.ts';

export interface Window {
  /** What is counted, and for whom. */
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
  readonly now: Date;
}

/** Counts one more. Resolves with the seconds to wait if that is too many, otherwise with `null`. */
export async function countShared(db: Db, { key, max, windowMs, now }: Window): Promise<number | null> {
  const oldest = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ count: number; begins_at: Date }>`
    insert into shared_limit (key, begins_at, count) values (${key}, ${now}, 1)
    on conflict (key) do update set
      count = case when shared_limit.begins_at <= ${oldest} then 1 else shared_limit.count + 1 end,
      begins_at = case when shared_limit.begins_at <= ${oldest} then excluded.begins_at else shared_limit.begins_at end
    returning count, begins_at`.execute(db);
  const [row] = rows;
  if (!row || row.count <= max) return null;
  return Math.max(1, Math.ceil((row.begins_at.getTime() + windowMs - now.getTime()) / 1000));
}

/** No window is longer than a day. */
export async function forgetOldCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shared_limit').where('begins_at', '<', dayBefore(now)).execute();
}
