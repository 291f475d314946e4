// Data of the member's own screens, read live.
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/db/database.ts';
import type { BetRow } from '#src/data/member/rows.ts';
import { session } from '#src/data/session/session.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** Newest first; `undefined` until they have been read. */
export function useLastBets(limit: number): BetRow[] | undefined {
  const { memberId } = useSignalValue(session);
  return useLiveQuery(
    () =>
      db.bets
        .where('[memberId+time]')
        .between([memberId, 0], [memberId, Infinity])
        .reverse()
        .limit(limit)
        .toArray(),
    [memberId, limit],
  );
}
