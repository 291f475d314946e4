// The stored mails, live.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { platformTime } from '#src/data/api/clock.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { db } from '#src/data/db/database.ts';
import type { MailHeadRow } from '#src/data/db/tables/rows.ts';
import { session } from '#src/data/session/session.ts';
import { isClaimable } from '../mail-state.ts';

/** The most that one claim takes. */
const MOST_CLAIMED = 50;

/** Step in which the range to read moves. */
const PIECE = 60;

/** Ids of all stored mails, newest first; reads keys alone, at once, which a cursor would not. */
export function useMailIds(): readonly number[] | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => {
    const keys = await db.mails
      .where('[memberId+time+id]')
      .between([memberId, -Infinity, -Infinity], [memberId, Infinity, Infinity])
      .primaryKeys();
    return keys.map(([, id]) => id).reverse();
  }, [memberId]);
}

interface VisibleRange {
  readonly from: number;
  /** End of the visible range, exclusive. */
  readonly to: number;
}

/** Those of a range; `undefined` for one that has not been read yet. */
export function useMails(
  ids: readonly number[],
  { from, to }: VisibleRange,
): readonly (MailHeadRow | undefined)[] {
  useSignals();
  const { memberId } = session.value;
  // In steps and one step ahead, so that scrolling by a row reads nothing.
  const begin = Math.max(0, Math.floor(from / PIECE) - 1) * PIECE;
  const end = (Math.ceil(to / PIECE) + 1) * PIECE;
  const wanted = ids.slice(begin, end);
  const read = useLiveQuery(async () => {
    const rows = await db.mails.bulkGet(wanted.map((id): [number, number] => [memberId, id]));
    return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  }, [memberId, wanted.join(' ')]);
  return ids.slice(from, to).map((id) => read?.get(id));
}

/** Ids of mails whose award can be received now, as many as one claim takes. */
export function useClaimableIds(): readonly number[] {
  useSignals();
  const { memberId } = session.value;
  const mails = useLiveQuery(async () => {
    const now = platformTime();
    return db.mails
      .where({ memberId, claimable: 1 })
      .reverse()
      .filter((row) => isClaimable(row, now))
      .limit(MOST_CLAIMED)
      .toArray();
  }, [memberId]);
  const now = useMoments(...(mails ?? []).map(({ expireTime }) => expireTime));
  return (mails ?? []).filter((mail) => isClaimable(mail, now)).map(({ id }) => id);
}
