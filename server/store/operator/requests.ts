// What became of a request whose id a member can tell, from the last day.
import type { Db } from '../../database/tables/tables.ts';

export interface RequestFacts {
  /** Names the member, or an installation that was signed out. */
  readonly scope: string;
  readonly call: string;
  readonly time: Date;
  /** A refusal and an answer with a secret have none. */
  readonly orderId: string | undefined;
}

export async function findRequest(db: Db, requestId: string): Promise<RequestFacts[]> {
  const rows = await db
    .selectFrom('request_memory')
    .select(['scope', 'call', 'created_at as time', 'answer'])
    .where('request_id', '=', requestId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ answer, ...row }) => ({ ...row, orderId: orderIdIn(answer) }));
}

function orderIdIn(answer: string | null): string | undefined {
  const data: unknown = JSON.parse(answer ?? 'null');
  if (typeof data !== 'object' || data === null) return undefined;
  const { orderId, order } = data as { orderId?: unknown; order?: { orderId?: unknown } };
  const found = orderId ?? order?.orderId;
  return typeof found === 'string' ? found : undefined;
}
