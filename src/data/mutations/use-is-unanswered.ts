import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Call } from '#src/contract/call.ts';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';

/** A queued mutation of that call was sent and has no answer yet; it is sent again automatically. */
export function useIsUnanswered({ name }: Pick<Call, 'name'>): boolean {
  useSignals();
  const { memberId } = session.value;
  const rows = useLiveQuery(() => db.mutations.where({ memberId }).toArray(), [memberId]);
  return (
    rows?.some(({ call, attempts, input }) => call === name && input !== undefined && attempts > 0) ?? false
  );
}
