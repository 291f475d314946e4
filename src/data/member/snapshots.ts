// Answers that are stored whole, for reading offline.
import type { Snapshots } from './rows.ts';
import { writeMember } from './write.ts';

interface Snapshot<N extends keyof Snapshots> {
  readonly memberId: number;
  readonly name: N;
  readonly value: Snapshots[N];
}

/** Dropped if the member signed out meanwhile. */
export async function storeSnapshot<N extends keyof Snapshots>(snapshot: Snapshot<N>): Promise<void> {
  const row = { ...snapshot, readAt: Date.now() };
  await writeMember(snapshot.memberId, ['snapshots'], (db) => db.snapshots.put(row));
}
