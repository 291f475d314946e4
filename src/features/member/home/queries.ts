// Data of the member's own screens, read live.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/db/database.ts';
import type { BetRow } from '#src/data/db/tables/rows.ts';
import { session } from '#src/data/session/session.ts';

/** Newest first; `undefined` until they have been read. */
export function useLastBets(limit: number): BetRow[] | undefined {
  useSignals();
  const { memberId } = session.value;
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
