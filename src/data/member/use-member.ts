import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '../db/database.ts';
import type { MemberRow } from '../db/tables/rows.ts';
import { session } from '../session/session.ts';

/** The signed-in member: `undefined` until it has been read, `null` if the first answer is still pending. */
export function useMember(): MemberRow | null | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => (await db.members.get(memberId)) ?? null, [memberId]);
}
