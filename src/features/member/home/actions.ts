// Data that the member screen fetches when it opens.
import { database } from '#src/data/db/database.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { refreshBalance, refreshMember } from '#src/data/answers/refresh-member.ts';
import type { RefreshResult } from '#src/data/api/joined.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { isWithin } from '#src/lib/timing.ts';

/** Milliseconds for which the start-up answer is recent enough. */
const FRESH_MS = 60_000;

export async function refreshPage(): Promise<RefreshResult> {
  const [refreshed] = await Promise.all([refreshWhatIsOld(), refreshBets()]);
  return refreshed;
}

export async function refreshWhatIsOld(): Promise<RefreshResult> {
  const { db } = await database();
  const row = await db.members.get(session.peek().memberId);
  const isFresh = row !== undefined && isWithin(FRESH_MS, row.readAt);
  return isFresh ? refreshBalance() : refreshMember();
}

/** Works offline: listeners handle what it means for the device and the platform. */
export function signOut(): void {
  endSession('signOut', session.peek().token);
}
