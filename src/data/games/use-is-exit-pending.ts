import { useLiveQuery } from 'dexie-react-hooks';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';

/** A game was left and its platform has not answered: what it holds is on its way, and told again by itself. */
export function useIsExitOwed(): boolean {
  const { memberId } = useSignalValue(session);
  const exits = useLiveQuery(() => db.exits.where({ memberId }).toArray(), [memberId]);
  return exits?.some(({ isUnanswered }) => isUnanswered) ?? false;
}
