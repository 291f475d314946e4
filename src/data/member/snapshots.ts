// Answers that are kept whole, to be read without a connection.
import { database } from '../db/database.ts';
import type { Snapshots } from './rows.ts';
import { isStillSignedIn } from '../session/session.ts';

interface Snapshot<N extends keyof Snapshots> {
  readonly memberId: number;
  readonly name: N;
  readonly value: Snapshots[N];
}

/** Dropped when the member signed out meanwhile. */
export async function storeSnapshot<N extends keyof Snapshots>(snapshot: Snapshot<N>): Promise<void> {
  const { db } = await database();
  if (isStillSignedIn(snapshot.memberId)) await db.snapshots.put({ ...snapshot, readAt: Date.now() });
}
