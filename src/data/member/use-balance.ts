import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { gameCalls } from '#src/contract/game.ts';
import { useNow } from '#src/lib/use-now.ts';
import { connection } from '../api/connection.ts';
import { db } from '../db/database.ts';
import type { BalanceRow } from '../db/tables/rows.ts';
import { session } from '../session/session.ts';
import { useIsUnanswered } from '../mutations/use-is-unanswered.ts';

/** Milliseconds after which an amount is shown as old. */
const FRESH_MS = 60_000;

export interface ShownBalance {
  /** `undefined` until it has been read. */
  readonly row: BalanceRow | undefined;
  readonly isStale: boolean;
}

/** The signed-in member's balance, live. */
export function useBalance(): ShownBalance {
  useSignals();
  const { memberId } = session.value;
  const isOnline = connection.value === 'online';
  const isSure = !useIsUnanswered(gameCalls.exitGame) && isOnline;
  const row = useLiveQuery(() => db.balances.get(memberId), [memberId]);
  const now = useNow(FRESH_MS / 2);
  return { row, isStale: !isSure || (row !== undefined && now - row.readAt > FRESH_MS) };
}
