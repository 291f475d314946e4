// How queued mutations ended, as rows of the queue: whichever tab is looked at shows it, in this visit or the next one.
import type { HalcyonDb, MutationOutcome, MutationRow } from '../db/tables/schema.ts';
import { platformMs } from '../api/clock.ts';

export type EndedRow = MutationRow & { readonly outcome: MutationOutcome };

export const hasEnded = (row: MutationRow): row is EndedRow => row.outcome !== undefined;

export function endedRow(
  { input: _, ...row }: MutationRow,
  shown: Omit<MutationOutcome, 'isLate'>,
): EndedRow {
  // It was queued in an earlier visit, or tried before.
  const isLate = row.attempts > 0 || row.createdAt < platformMs() - performance.now();
  return { ...row, outcome: { ...shown, isLate } };
}

export const endedMutations = async (db: HalcyonDb): Promise<EndedRow[]> =>
  (await db.mutations.toArray()).filter(hasEnded);

/** Resolves with true in one tab only: that one shows it. */
export const takeOutcome = (db: HalcyonDb, { requestId }: EndedRow): Promise<boolean> =>
  db.transaction('rw', db.mutations, async () => {
    const isThere = (await db.mutations.get(requestId)) !== undefined;
    await db.mutations.delete(requestId);
    return isThere;
  });
