import { useLiveQuery } from 'dexie-react-hooks';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { db } from '../db/database.ts';
import type { MemberRow } from './rows.ts';
import { session } from '../session/session.ts';

/** The signed-in member: `undefined` until it has been read, `null` if the first answer is still pending. */
export function useMember(): MemberRow | null | undefined {
  const { memberId } = useSignalValue(session);
  return useLiveQuery(async () => (await db.members.get(memberId)) ?? null, [memberId]);
}
