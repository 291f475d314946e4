import { useLiveQuery } from 'dexie-react-hooks';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { db } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';

/** The member's choice, whether the platform has confirmed it or not. */
export function useIsLiked(gameId: number): boolean {
  const { memberId } = useSignalValue(session);
  const row = useLiveQuery(() => db.likes.get([memberId, gameId]), [memberId, gameId]);
  return row?.like === 1;
}
