// How queued mutations ended, as rows of the queue: whichever tab is looked at shows it, in this visit or the next one.
import type { HalcyonDb, MutationOutcome, MutationRow } from '../db/tables/schema.ts';
import { platformMs } from '../api/clock.ts';

export type EndedRow = MutationRow & { readonly outcome: MutationOutcome };

export const hasEnded = (row: MutationRow): row is EndedRow => row.outcome !== undefined;

export function endedRow(row: MutationRow, shown: Omit<MutationOutcome, 'isLate'>): EndedRow {
  const { requestId, memberId, call, subject, createdAt, attempts } = row;
  const outcome = { ...shown, isLate: attempts > 0 || isOfEarlierVisit(row) };
  return { requestId, memberId, call, subject, createdAt, attempts, outcome };
}

const isOfEarlierVisit = ({ createdAt }: MutationRow): boolean =>
  createdAt < platformMs() - performance.now();

export const endedMutations = async (db: HalcyonDb): Promise<EndedRow[]> =>
  (await db.mutations.toArray()).filter(hasEnded);

/** Resolves with true in one tab only: that one shows it. */
export const takeOutcome = (db: HalcyonDb, { requestId }: EndedRow): Promise<boolean> =>
  db.transaction('rw', db.mutations, async () => {
    const isThere = (await db.mutations.get(requestId)) !== undefined;
    await db.mutations.delete(requestId);
    return isThere;
  });
