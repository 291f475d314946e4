// The report, read live from the device.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { readOrder } from '#src/data/games/order.ts';
import { db } from '#src/data/db/database.ts';
import type { BetRow, KeptReport } from '#src/data/db/tables/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { session } from '#src/data/session/session.ts';
import type { BetsQuery } from '../bets/actions.ts';

/** `undefined` until it has been read, `null` if this report was never fetched. */
export function useReport(key: string): KeptReport | null | undefined {
  const row = useSnapshot('reports');
  if (!row) return row;
  return row.value.find((kept) => kept.key === key) ?? null;
}

/** Newest first; the type of a game comes from the catalogue. */
export function useBets(query: BetsQuery, limit: number): BetRow[] | undefined {
  useSignals();
  const { memberId } = session.value;
  const { startTime, endTime, typeId, brandId } = query;
  return useLiveQuery(async () => {
    const ofKind = typeId === undefined ? undefined : await gamesOfKind(typeId);
    return db.bets
      .where('[memberId+time]')
      .between([memberId, startTime], [memberId, endTime], true, true)
      .reverse()
      .filter(
        (bet) => (brandId === undefined || bet.brandId === brandId) && (ofKind?.has(bet.gameId) ?? true),
      )
      .limit(limit)
      .toArray();
  }, [memberId, startTime, endTime, typeId, brandId, limit]);
}

async function gamesOfKind(typeId: number): Promise<Set<number>> {
  const { gameIds, typeIds } = await readOrder(db);
  return new Set(gameIds.filter((_, at) => typeIds[at] === typeId));
}
