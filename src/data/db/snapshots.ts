// Answers that are stored whole, for reading offline.
import type { HalcyonDb } from './tables/schema.ts';
import type { SnapshotRow, Snapshots } from './tables/rows.ts';
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

type Change<N extends keyof Snapshots> = (before: Snapshots[N] | undefined) => Snapshots[N] | null;

/** In one transaction; dropped if the member signed out meanwhile. With `null` nothing is written. */
export async function changeSnapshot<N extends keyof Snapshots>(
  memberId: number,
  name: N,
  change: Change<N>,
): Promise<void> {
  await writeMember(memberId, ['snapshots'], async (db) => {
    const value = change((await readSnapshot(db, memberId, name))?.value);
    if (value) await db.snapshots.put({ memberId, name, value, readAt: Date.now() });
  });
}

/** A row has the value of its name, which its key does not tell the compiler. */
export const readSnapshot = <N extends keyof Snapshots>(
  db: HalcyonDb,
  memberId: number,
  name: N,
): PromiseLike<SnapshotRow<N> | undefined> =>
  db.snapshots.get([memberId, name]) as PromiseLike<SnapshotRow<N> | undefined>;
