import { useLiveQuery } from 'dexie-react-hooks';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';
import { readHiddenNotices } from './hidden-notices.ts';

/** `undefined` until they have been read. */
export function useHiddenNotices(): ReadonlySet<number> | undefined {
  const { memberId } = useSignalValue(session);
  return useLiveQuery(() => readHiddenNotices(db, memberId), [memberId]);
}
