// What the account sheet shows of the member, read live.
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/database.ts';
import type { BetRow, MemberRow } from '#src/data/member-rows.ts';
import { session } from '#src/data/session.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** `undefined` until it has been read, or where the first answer is still on its way. */
export function useMember(): MemberRow | undefined {
  const { memberId } = useSignalValue(session);
  return useLiveQuery(() => db.members.get(memberId), [memberId]);
}

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
