// The conversation with the desk as this device keeps it.
import type { DeskMessage, DeskState } from '#src/contract/support.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import type { Snapshots } from '../db/tables/rows.ts';
import { readSnapshot } from '../db/snapshots.ts';

/** The newest ones. */
const KEPT = 500;

interface Read {
  readonly messages: readonly DeskMessage[];
  /** As in the conversation so far where it is not given. */
  readonly hasMore?: boolean;
  readonly desk?: DeskState;
  /** Everything up to this message has been read; what was sent since then says nothing of what came before it. */
  readonly readTo?: number | undefined;
  /** The kept messages are too old to be continued by these. */
  readonly isAnew?: boolean;
}

const NOTHING: Snapshots['desk'] = { messages: [], hasMore: false, desk: { open: false }, readTo: 0 };

/** Within a transaction on `snapshots`. */
export async function keepDesk(db: HalcyonDb, memberId: number, read: Read): Promise<void> {
  const stored = await readSnapshot(db, memberId, 'desk');
  const before = stored?.value ?? NOTHING;
  const kept = read.isAnew ? [] : before.messages;
  const all = [...new Map([...kept, ...read.messages].map((each) => [each.id, each])).values()];
  all.sort((a, b) => a.id - b.id);
  const value = {
    messages: all.slice(-KEPT),
    hasMore: (read.hasMore ?? before.hasMore) || all.length > KEPT,
    desk: read.desk ?? before.desk,
    readTo: read.readTo ?? before.readTo,
  };
  if (stored && JSON.stringify(value) === JSON.stringify(before)) return;
  await db.snapshots.put({ memberId, name: 'desk', value, readAt: Date.now() });
}
