import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';

/** The member's choice, whether the platform has confirmed it or not. */
export function useIsLiked(gameId: number): boolean {
  useSignals();
  const { memberId } = session.value;
  const row = useLiveQuery(() => db.likes.get([memberId, gameId]), [memberId, gameId]);
  return row?.like === 1;
}
