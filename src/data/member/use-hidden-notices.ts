import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '../db/database.ts';
import { session } from '../session/session.ts';
import { readHiddenNotices } from './hidden-notices.ts';

/** `undefined` until they have been read. */
export function useHiddenNotices(): ReadonlySet<number> | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(() => readHiddenNotices(db, memberId), [memberId]);
}
