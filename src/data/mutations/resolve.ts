// Resolves mutations that were under way when the app was closed: asks the platform for their outcome.
import { outcomeCalls } from '#src/contract/wallet/outcome.ts';
import { isWithin } from '#src/lib/timing.ts';
import { platformMs } from '../api/clock.ts';
import { request } from '../api/request.ts';
import type { HalcyonDb, MutationRow } from '../db/tables/schema.ts';
import { session } from '../session/session.ts';
import { hasEnded } from './outcomes.ts';
import { isQueued } from './queue.ts';
import { isSentByThisPage } from './sent.ts';

/** Milliseconds; longer than a request and the question for its outcome can take, in any tab. */
const UNDER_WAY_MS = 2 * 60_000;

/** Any answer ends a mutation: it took effect, or never will. Without an answer it stays. */
export async function resolveSent(db: HalcyonDb): Promise<void> {
  const { memberId } = session.peek();
  if (memberId === 0) return;
  const rows = await db.mutations.where({ memberId }).toArray();
  for (const { requestId } of rows.filter(isOpen)) {
    const reply = await request(outcomeCalls.requestResult, { requestId }, { isQuiet: true });
    if (!reply.ok && reply.kind !== 'refused') return;
    if (session.peek().memberId === memberId) await db.mutations.delete(requestId);
  }
}

const isOpen = (row: MutationRow): boolean =>
  !isQueued(row) &&
  !hasEnded(row) &&
  row.isMoney !== true &&
  !isSentByThisPage(row.requestId) &&
  !isWithin(UNDER_WAY_MS + 1, row.createdAt, platformMs());
