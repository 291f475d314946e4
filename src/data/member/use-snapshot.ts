import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '../db/database.ts';
import type { SnapshotRow, Snapshots } from '../db/tables/rows.ts';
import { readSnapshot } from '../db/snapshots.ts';
import { session } from '../session/session.ts';

/** The last stored answer for this member; `undefined` until it has been read, `null` if nothing is stored. */
export function useSnapshot<N extends keyof Snapshots>(name: N): SnapshotRow<N> | null | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => (await readSnapshot(db, memberId, name)) ?? null, [memberId, name]);
}
