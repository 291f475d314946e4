// Outcomes of mutations: kept for a day, written in the transaction of the effect.
import { sql } from 'kysely';
import type { RequestOutcome } from '#src/contract/wallet/outcome.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { dayBefore } from '../../time/time.ts';

export interface MutationRecord {
  /** Owner of the id: a member, or an installation for public calls. */
  readonly scope: string;
  readonly requestId: string;
  readonly call: string;
  /** From `digestOfInput`. */
  readonly digest: string;
  readonly now: Date;
}

export interface StoredAnswer {
  readonly call: string;
  readonly digest: string;
  /** JSON text; for an answer with a secret, only the id of what it opened. */
  readonly answer: string | null;
}

export const memberScope = (memberId: number): string => `member:${memberId}`;
export const publicScope = (fingerprint: string): string => `device:${fingerprint}`;

export async function recall(
  db: Db,
  mutation: Pick<MutationRecord, 'scope' | 'requestId' | 'now'>,
): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('request_memory')
    .select(['call', 'digest', 'answer'])
    .where('scope', '=', mutation.scope)
    .where('request_id', '=', mutation.requestId)
    .where('created_at', '>', dayBefore(mutation.now))
    .executeTakeFirst();
  return row ?? null;
}

/** False if the mutation was answered meanwhile: waits for the transaction that is running it. */
export async function begin(trx: Trx, mutation: MutationRecord): Promise<boolean> {
  const { rows } = await sql<{ call: string }>`
    insert into request_memory (scope, request_id, call, digest, answer, created_at)
    values (${mutation.scope}, ${mutation.requestId}, ${mutation.call}, ${mutation.digest}, null, ${mutation.now})
    on conflict (scope, request_id) do update
      set call = excluded.call, digest = excluded.digest, answer = null, created_at = excluded.created_at
      where request_memory.created_at <= ${dayBefore(mutation.now)}
    returning call`.execute(trx);
  return rows.length > 0;
}

export async function remember(trx: Trx, mutation: MutationRecord, answer: string): Promise<void> {
  await trx
    .updateTable('request_memory')
    .set({ answer })
    .where('scope', '=', mutation.scope)
    .where('request_id', '=', mutation.requestId)
    .execute();
}

/** An answer that contained a secret was not stored, so only its success is known. */
export async function outcomeOf(
  db: Db,
  mutation: Pick<MutationRecord, 'scope' | 'requestId' | 'now'>,
): Promise<RequestOutcome> {
  const remembered = await recall(db, mutation);
  if (!remembered) return { state: 'unknown' };
  const answer: unknown = JSON.parse(remembered.answer ?? 'null');
  const data = typeof answer === 'object' && answer !== null ? { data: { ...answer } } : {};
  return { state: 'done', call: remembered.call, ...data };
}

export async function forgetOldMutations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('request_memory').where('created_at', '<=', dayBefore(now)).execute();
}
